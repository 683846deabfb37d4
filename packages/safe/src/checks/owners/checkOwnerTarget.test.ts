import { expect, test } from 'vitest'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch } from '../../batch/buildBatch.ts'
import { encodeOwnerSteps } from '../../settings/owners/encodeOwnerSteps.ts'
import type { OwnerTarget } from '../../settings/owners/OwnerTarget.ts'
import { planOwners } from '../../settings/owners/planOwners.ts'
import { isOverridable } from '../override/override.ts'
import { checkOwnerTarget } from './checkOwnerTarget.ts'
import type { Ownership } from './Ownership.ts'

const account: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const multiSend: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const [a, b, c, d]: Address[] = ['a1', 'b2', 'c3', 'd4'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c || !d) throw new Error('four addresses')

const now: Ownership = { owners: [a, b, c], threshold: 2 }
const target: OwnerTarget = { owners: [a, d, c], threshold: 3 }
const draft = (from: Ownership, to: OwnerTarget) => {
  const start = { account, ...from }
  const calls = encodeOwnerSteps(start, planOwners(start, to)).map(({ call }) => call)
  return buildBatch({ calls, nonce: 4n, multiSend })
}
const judge = (at: Ownership, to: OwnerTarget | null, transaction = draft(now, target)) =>
  checkOwnerTarget({ account, target: to, now: at, transaction })

test('behavior: the planned calls are verified, a single call and a batch', () => {
  expect(judge(now, target)).toMatchObject([{ id: 'owner-target', verdict: 'verified' }])
  const one: OwnerTarget = { owners: [a, b, d], threshold: 2 }
  expect(judge(now, one, draft(now, one))).toMatchObject([{ verdict: 'verified' }])
})

test('behavior: a draft without a target has no finding', () => {
  expect(judge(now, null)).toEqual([])
})

test('security: calls made for another list of owners block, and cannot be overridden', () => {
  for (const other of [
    { owners: [b, a, c], threshold: 2 },
    { owners: [a, b], threshold: 2 },
    { owners: [d, a, b, c], threshold: 2 },
    { owners: [a, b, c], threshold: 1 },
  ]) {
    const [check] = judge(other, { ...target, threshold: other.threshold === 1 ? 1 : 3 })
    expect(check).toMatchObject({ verdict: 'danger', title: 'The calls were made for other owners' })
    expect(check && isOverridable(check)).toBe(false)
  }
})

test('security: other calls than the planned ones block', () => {
  const extra = draft(now, { owners: [a, d, c, b], threshold: 3 })
  expect(judge(now, target, extra)).toMatchObject([{ verdict: 'danger' }])
  expect(judge(now, target, { ...draft(now, target), operation: 0 })).toMatchObject([{ verdict: 'danger' }])
  const single: OwnerTarget = { owners: [a, b, d], threshold: 2 }
  expect(judge(now, single, { ...draft(now, single), value: 1n })).toMatchObject([{ verdict: 'danger' }])
})

test('error: a target that is already reached, or that the contract refuses, is reported', () => {
  expect(judge({ owners: [c, d, a], threshold: 3 }, target)).toMatchObject([
    { verdict: 'danger', title: 'No change is left to make' },
  ])
  const [check] = judge(now, { owners: [a, ZERO_ADDRESS], threshold: 1 })
  expect(check).toMatchObject({ verdict: 'danger', title: 'The owners you chose cannot be reached' })
  expect(check?.reason).toContain(ZERO_ADDRESS)
})
