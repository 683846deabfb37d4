import type { Address } from '@countersign/primitives'
import { buildBatch, encodeOwnerSteps, planOwners } from '@countersign/safe'
import { expect, test } from 'vitest'
import { changesOwners } from './changesOwners.ts'
import { ownersSince } from './ownersSince.ts'

const account: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const [a, b, c]: Address[] = ['a1', 'b2', 'c3'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c) throw new Error('three addresses')

test('behavior: the difference contains new owners, removed owners and the threshold, and is null without a change in any order', () => {
  const before = { owners: [a, b], threshold: 1 }
  expect(ownersSince(null, before)).toBeNull()
  expect(ownersSince(before, { owners: [b, a], threshold: 1 })).toBeNull()
  expect(ownersSince(before, { owners: [b, c], threshold: 2 })).toEqual({
    came: [c],
    left: [a],
    threshold: { before: 1, now: 2 },
  })
})

test('behavior: a change of owners is found alone and in a batch; a payment and a call to another account are not one', () => {
  const from = { account, owners: [a, b], threshold: 1 }
  const calls = encodeOwnerSteps(from, planOwners(from, { owners: [a, c], threshold: 2 })).map(({ call }) => call)
  const pay = { to: account, value: 1n, data: '0x', operation: 0 } as const
  const make = (list: Parameters<typeof buildBatch>[0]['calls']) => buildBatch({ calls: list, nonce: 0n, multiSend: c })
  expect(changesOwners(account, make(calls.slice(0, 1)))).toBe(true)
  expect(changesOwners(account, make([pay, ...calls]))).toBe(true)
  expect(changesOwners(account, make([pay]))).toBe(false)
  expect(changesOwners(b, make(calls.slice(0, 1)))).toBe(false)
})
