import type { Address } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { aboveWords, belowWords, ownersSentence } from './relationWords.ts'

const owners = (count: number): Address[] =>
  Array.from({ length: count }, (_, index) => `0x${String(index + 1).padStart(40, '0')}` as const)
const members = (count: number) => ({ owners: owners(count), threshold: 1 })
const related = (all: number, keys: number, { contracts = 0, accounts = 0 } = {}) => ({
  members: members(all),
  keys,
  contracts,
  above: {
    end: null,
    next: owners(accounts).map((address) => ({ address, members: members(1), end: null, next: [] })),
  },
  below: { end: null, next: [] },
  denied: [],
})

describe('the words of related accounts', () => {
  it('behavior: the relation of an account to the open one', () => {
    expect(belowWords(members(7), 1)).toBe('1 of its 7 owners')
    expect(belowWords(members(1), 1)).toBe('Its only owner')
    expect(belowWords(members(2), 2)).toBe('two levels below')
    expect(aboveWords(members(3), 1)).toBe('1 of 3 owners')
    expect(aboveWords(members(3), 3)).toBe('three levels above')
  })

  it('behavior: the owners of the account in one sentence', () => {
    expect(ownersSentence(related(5, 5))).toBe('No account owns this one. Its five owners are people.')
    expect(ownersSentence(related(1, 1))).toBe('No account owns this one. Its only owner is a person.')
    expect(ownersSentence(related(3, 2, { accounts: 1 }))).toBe('One account owns this one, together with two people.')
    expect(ownersSentence(related(2, 1, { contracts: 1 }))).toBe(
      'No account owns this one. Its owners are one person and one contract that is not an account.',
    )
  })

  it('error: owners that could not be read are counted, and not called people', () => {
    expect(ownersSentence(related(5, 3))).toBe(
      'No account is known to own this one. Two of its 5 owners could not be read.',
    )
    expect(ownersSentence(related(3, 1, { accounts: 1 }))).toBe(
      'One account owns this one, together with one person. One of its 3 owners could not be read.',
    )
  })
})
