import type { QueueEffect } from '@countersign/safe/checks'
import { type Address, isAddress } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { isExact, lostWords, thiefWords } from './keyWords.ts'
import { effectWords, mustBeSignedAgain, queueSentence } from './queueWords.ts'
import type { Waiting } from './readWaiting.ts'

const exactly = (count: number) => ({ least: count, most: count })

test.each([
  [{ mayLose: exactly(1), thiefNeeds: exactly(2) }, ['1', null], ['2', null], true],
  [{ mayLose: exactly(0), thiefNeeds: exactly(3) }, ['0', 'caution'], ['3', null], true],
  [{ mayLose: exactly(2), thiefNeeds: exactly(1) }, ['2', null], ['1', 'caution'], true],
  [{ mayLose: null, thiefNeeds: null }, ['Already stuck', 'danger'], ['The owners cannot act', 'danger'], true],
  [{ mayLose: { least: 1, most: null }, thiefNeeds: exactly(0) }, ['At least 1', null], ['0', 'danger'], false],
  [
    { mayLose: { least: 0, most: 1 }, thiefNeeds: { least: 1, most: 2 } },
    ['0 to 1', 'caution'],
    ['1 to 2', 'caution'],
    false,
  ],
] as const)('behavior: keys are described in words, %j', (keys, lost, thief, exact) => {
  expect(Object.values(lostWords(keys))).toEqual(lost)
  expect(Object.values(thiefWords(keys))).toEqual(thief)
  expect(isExact(keys)).toBe(exact)
})

const jun: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const felix: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const nameOf = (owner: Address) => (owner === jun ? 'Jun' : isAddress(owner) ? 'Felix' : '')
const effect = (fields: Partial<QueueEffect<Waiting>>, isChecked = true): QueueEffect<Waiting> => ({
  // The words only depend on whether the transaction was checked.
  transaction: { hash: '0x1', nonce: 6n, signedBy: [], signed: isChecked ? {} : null } as unknown as Waiting,
  place: 'behind',
  before: { signed: 2, needed: 2 },
  after: { signed: 1, needed: 3 },
  lost: [jun],
  ...fields,
})

test('behavior: the effect on a waiting transaction is described in words', () => {
  const say = (fields: Partial<QueueEffect<Waiting>>, isChecked = true) =>
    effectWords(effect(fields, isChecked), nameOf)
  expect(say({})).toBe('1 of 3, Jun’s is lost')
  expect(say({ lost: [jun, felix] })).toBe('1 of 3, Jun’s and Felix’s are lost')
  expect(say({ lost: [] })).toBe('1 of 3, all signatures stay valid')
  expect(say({ place: 'kept' })).toBe('Executes first, with the current owners')
  expect(say({ place: 'replaced' })).toBe('Replaced by this change')
  expect(say({}, false)).toBe('Its signatures could not be checked')
})

test('behavior: a transaction must be signed again when it loses a signature or its threshold', () => {
  expect(mustBeSignedAgain(effect({}))).toBe(true)
  expect(mustBeSignedAgain(effect({ lost: [], after: { signed: 2, needed: 3 } }))).toBe(true)
  expect(mustBeSignedAgain(effect({ lost: [], after: { signed: 2, needed: 2 } }))).toBe(false)
  expect(mustBeSignedAgain(effect({ place: 'kept' }))).toBe(false)
})

test('behavior: the queue is summarised in one sentence', () => {
  const [replaced, again, kept] = [effect({ place: 'replaced' }), effect({}), effect({ place: 'kept' })]
  expect(queueSentence([replaced, again, again])).toBe(
    'One transaction is replaced and two transactions must be signed again.',
  )
  expect(queueSentence([kept])).toBe('No signature is lost.')
  expect(queueSentence([])).toBe('No transaction is waiting.')
})
