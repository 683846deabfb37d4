import { type Address, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { checkName, checkOwner, checkThreshold, consequencesOf } from './checkCreate.ts'
import { ownerRow, type OwnerRow } from './CreateDraft.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const row = (address: Address | null, text: string = address ?? ''): OwnerRow => ({ ...ownerRow(text), address })

describe('checkCreate', () => {
  it('behavior: two different owners are valid', () => {
    const rows = [row(alice), row(bob)]
    expect(rows.map((one) => checkOwner(one, rows))).toEqual([null, null])
  })

  it('error: the second of two equal owners is the invalid one', () => {
    const rows = [row(alice), row(bob), row(alice, alice.toLowerCase())]
    expect(rows.map((one) => checkOwner(one, rows))).toEqual([
      null,
      null,
      'This is the same address as owner 1. Each owner counts once.',
    ])
  })

  it.each([
    [row(ZERO_ADDRESS), 'The zero address cannot be an owner: it has no key.'],
    [row(SENTINEL_ADDRESS), '0x0000…0001 cannot be an owner: the contract uses this address as the end of its list.'],
    [row(null), 'Enter the owner’s address.'],
    [row(null, 'bob'), 'This owner has no valid address yet.'],
  ])('error: %o', (owner, expected) => {
    expect(checkOwner(owner, [owner])).toBe(expected)
  })

  it.each([
    [2, 3, null],
    [3, 3, null],
    [3, 2, '3 signatures are required, but there are only 2 owners. Add owners, or lower the threshold.'],
    [2, 1, '2 signatures are required, but there is only 1 owner. Add owners, or lower the threshold.'],
    [0, 1, 'At least one owner must sign.'],
  ])('behavior: a threshold of %i with %i owners', (threshold, owners, expected) => {
    expect(checkThreshold(threshold, owners)).toBe(expected)
  })

  it('error: a name of 51 characters names its length', () => {
    expect(checkName('x'.repeat(50))).toBeNull()
    expect(checkName('x'.repeat(51))).toBe('The name has 51 characters; the limit is 50. Shorten it.')
    expect(checkName('  ')).not.toBeNull()
  })

  it('behavior: explains the effect of a threshold', () => {
    expect(consequencesOf(3, 5).map(({ fact }) => fact)).toEqual([
      'Any 3 of the 5 owners can sign',
      '2 keys can be lost',
      '3 stolen keys are needed to take the assets',
    ])
    expect(consequencesOf(3, 5)[0]?.detail).toBe('10 possible combinations.')
    expect(consequencesOf(2, 2)[1]?.fact).toBe('No key can be lost')
  })
})
