import type { OwnerGraph, OwnerNode } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { judge } from './useOwnerJudgement.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [safe, first, second, third, other] = ['a', '1', '2', '3', 'b'].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const key: OwnerNode = { kind: 'key' }
const keys: OwnerGraph = new Map([first, second, third].map((owner) => [owner, key]))
const without = (owners: readonly Address[], threshold: number, owner: Address, graph: OwnerGraph = keys) =>
  judge(safe, { owners, threshold }, graph).mayLoseWithout(owner)

test('behavior: one key fewer may be lost when every owner is a key', () => {
  expect(without([first, second, third], 1, third)).toBe(1)
  expect(without([first, second, third], 2, third)).toBe(0)
  expect(without([first, second, third], 3, third)).toBeNull()
})

test('behavior: an owner that could not sign before changes nothing', () => {
  const graph: OwnerGraph = new Map([...keys, [other, { kind: 'contract', signer: 'never', reason: 'it has no code' }]])
  expect(without([first, second, third, other], 2, other, graph)).toBe(1)
})

test('behavior: an account whose key already counts changes nothing', () => {
  const graph: OwnerGraph = new Map([...keys, [other, { kind: 'account', owners: [first], threshold: 1 }]])
  expect(without([first, second, third, other], 2, other, graph)).toBe(1)
})
