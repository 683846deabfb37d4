import { expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { nonceBehindWaiting, queueAfterChange } from './queueAfterChange.ts'

const [mara, tomas, jun, ines] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
  Address,
]
const today = { owners: [mara, tomas, jun], threshold: 2 }
const then = { owners: [mara, tomas, ines], threshold: 3 }
const waiting = (nonce: bigint, ...signedBy: readonly Address[]) => ({ hash: `0x${nonce}`, nonce, signedBy })

test('behavior: proposals before, at and after the nonce of the change', () => {
  const queue = [waiting(7n, jun), waiting(6n, mara, jun), waiting(5n, mara, tomas), waiting(4n, jun, tomas)]
  const effects = queueAfterChange(queue, { nonce: 5n, before: today, after: then })
  expect(effects.map(({ transaction, ...effect }) => [transaction.nonce, effect])).toEqual([
    [4n, { place: 'kept', before: { signed: 2, needed: 2 }, after: { signed: 2, needed: 2 }, lost: [] }],
    [5n, { place: 'replaced', before: { signed: 2, needed: 2 }, after: { signed: 2, needed: 2 }, lost: [] }],
    [6n, { place: 'behind', before: { signed: 2, needed: 2 }, after: { signed: 1, needed: 3 }, lost: [jun] }],
    [7n, { place: 'behind', before: { signed: 1, needed: 2 }, after: { signed: 0, needed: 3 }, lost: [jun] }],
  ])
})

test('behavior: after the last proposal the change costs no signature', () => {
  const queue = [waiting(6n, mara, jun), waiting(7n, jun)]
  const nonce = nonceBehindWaiting(queue, 5n)
  expect(nonce).toBe(8n)
  expect(queueAfterChange(queue, { nonce, before: today, after: then }).map(({ place }) => place)).toEqual([
    'kept',
    'kept',
  ])
  expect(nonceBehindWaiting([], 5n)).toBe(5n)
})

test('behavior: the change itself is left out, a proposal with its nonce is not', () => {
  const rival = { ...waiting(5n, mara), hash: '0xAB' }
  const queue = [waiting(5n, mara, tomas), rival]
  const effects = queueAfterChange(queue, { nonce: 5n, hash: '0x5', before: today, after: then })
  expect(effects).toMatchObject([{ transaction: rival, place: 'replaced' }])
})

test('behavior: a signature counts once, in any spelling, and only of an owner at that time', () => {
  const upper: Address = `0x${'A'.repeat(40)}`
  const stranger: Address = `0x${'e'.repeat(40)}`
  const [effect] = queueAfterChange([waiting(6n, mara, upper, ines, stranger)], {
    nonce: 5n,
    before: today,
    after: then,
  })
  expect(effect).toMatchObject({ before: { signed: 1, needed: 2 }, after: { signed: 2, needed: 3 }, lost: [] })
})
