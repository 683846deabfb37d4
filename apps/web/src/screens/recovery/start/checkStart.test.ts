import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { addressRow } from '../rows/AddressRow.ts'
import { checkStart } from './checkStart.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const account = address('a')
const [alice, bob, carol] = [address('1'), address('2'), address('3')]
const recovery = { account, now: { owners: [alice, bob], threshold: 2 } }
const check = (owners: Address[], threshold: number) =>
  checkStart(
    owners.map((one) => addressRow(one)),
    threshold,
    recovery,
  )

test('behavior: other owners or another threshold can be announced', () => {
  expect(check([carol], 1).target).toEqual({ owners: [carol], threshold: 1 })
  expect(check([bob, alice], 1).target).toEqual({ owners: [bob, alice], threshold: 1 })
})

test('error: changes that the contract would refuse, and empty changes, cannot be announced', () => {
  expect(check([alice, alice], 1).problems).toEqual([null, expect.stringContaining('twice')])
  for (const [owners, threshold] of [
    [[alice, alice], 1],
    [[account], 1],
    [[carol], 2],
    [[carol], 0],
    [[], 1],
    [[bob, alice], 2],
  ] as const)
    expect(check([...owners], threshold)).toMatchObject({ target: null, blocked: expect.any(String) })
  expect(checkStart([addressRow(carol), { ...addressRow(), text: '0x1' }], 1, recovery).target).toBeNull()
})
