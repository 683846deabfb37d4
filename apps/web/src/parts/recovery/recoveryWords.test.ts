import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'
import { alarmTitle } from './alarmTitle.ts'
import { alarmWords } from './alarmWords.ts'
import { attemptSentence, sentenceText } from './attemptSentence.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { cardWords } from './cardWords.ts'
import { changeClause } from './changeClause.ts'
import { durationWords } from './durationWords.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [alice, bob, carol, dora] = [address('1'), address('2'), address('3'), address('4')]
const names: Record<string, string> = { [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol', [dora]: 'Dora' }
const nameOf = (one: Address) => names[one] ?? one
const owners = [alice, bob]
const call = { to: address('a'), value: 0n, data: '0x', operation: 0 } as const
const recovery = {
  now: { owners, threshold: 2 },
  recoverers: [dora, carol],
  blockTime: 100n,
  attempts: [{}],
} as unknown as Recovery
const attempt = (meaning: object | null): RecoveryAttempt =>
  ({
    nonce: 0n,
    hash: '0x',
    times: { announced: 100n, from: 100n + 86_400n, until: null },
    announced:
      meaning === null ? { known: false, reason: '' } : { known: true, call, meaning, block: 1n, recoverer: dora },
  }) as unknown as RecoveryAttempt
const said = (meaning: object | null) => sentenceText(attemptSentence(attempt(meaning), recovery), nameOf)
const change = (after: Address[], threshold: number) => ({
  kind: 'owners',
  after: { owners: after, threshold },
  comes: after.filter((one) => !owners.includes(one)),
  leaves: owners.filter((one) => !after.includes(one)),
  stays: after.filter((one) => owners.includes(one)),
})

test('behavior: durations have two units at most', () => {
  expect([0n, 1n, 90n, 3_600n, 86_400n, 14n * 86_400n, 12n * 86_400n + 3n * 3_600n + 59n].map(durationWords)).toEqual([
    '0 s',
    '1 s',
    '1 min 30 s',
    '1 h',
    '1 day',
    '14 days',
    '12 days 3 h',
  ])
})

test('behavior: an attempt is described by its result', () => {
  expect(said(change([carol], 1))).toBe(
    'Dora wants to remove both owners and make Carol the only one, who then signs alone.',
  )
  expect(said(change([carol, dora], 2))).toBe(
    'Dora wants to remove both owners and make Carol and Dora the owners; 2 of 2 sign.',
  )
  expect(said(change([alice, carol], 2))).toBe('Dora wants to replace Bob with Carol.')
  expect(said(change([alice, bob, carol], 2))).toBe('Dora wants to add Carol as an owner. Then 2 of 3 sign.')
  expect(said(change([alice], 1))).toBe('Dora wants to remove Bob from the owners. Then one owner signs alone.')
  expect(said(change([alice, bob], 1))).toBe('Dora wants 1 instead of 2 of 2 owners to sign.')
})

test('security: an attempt that does more than change owners, or is unknown, is never described as a change of owners', () => {
  expect(said({ kind: 'more', reason: '' })).toBe('Dora has announced more than a change of owners.')
  expect(said(null)).toBe('A recoverer has announced a call that this page could not read.')
  const title = (meaning: object | null, isExpected = false) =>
    alarmTitle({ attempt: attempt(meaning), isExpected }, 'Treasury')
  expect(title({ kind: 'more', reason: '' }, true)).toBe('This attempt on Treasury does more than change owners')
  expect(title(null)).toContain('is unknown')
  expect(title(change([carol], 1))).toContain('take Treasury from all its owners')
  expect(title(change([alice, bob, carol], 2), true)).toBe(
    'An expected recovery is running that would change who owns Treasury',
  )
})

test('behavior: an alarm names its time, and after that says that it can be executed', () => {
  const alarm = {
    chain: chainFixture(),
    safe: address('a'),
    recovery,
    attempt: attempt(change([carol], 1)),
    isExpected: false,
  }
  const before = alarmWords(alarm, 'Treasury', nameOf, 100n + 3_600n)
  expect(before.text).toContain('in 23 h, unless the owners cancel it.')
  expect(before.isReady).toBe(false)
  expect(alarmWords(alarm, 'Treasury', nameOf, 100n + 86_400n)).toMatchObject({
    isReady: true,
    text: expect.stringContaining('Any address can execute it now.'),
  })
})

test('behavior: the card in the inbox names the time, the remaining time and the effect in one sentence', () => {
  const clause = (meaning: object | null) => changeClause(attempt(meaning), recovery, nameOf)
  expect(clause(change([carol], 1))).toBe('both owners are replaced by Carol, who then signs alone')
  expect(clause(change([carol, dora], 2))).toBe('both owners are replaced by Carol and Dora; then 2 of 2 sign')
  expect(clause(change([alice, carol], 2))).toBe('Bob is replaced by Carol')
  expect(clause(change([alice, bob, carol], 2))).toBe('Carol becomes an owner; then 2 of 3 sign')
  expect(clause(change([alice], 1))).toBe('Bob is removed from the owners; then one owner signs alone')
  expect(clause(change([alice, bob], 1))).toBe('1 instead of 2 of 2 owners must sign')
  expect(clause(change([alice, bob], 2))).toBe('owners and signatures do not change')
  const words = (meaning: object | null, now = 100n + 3_600n, isExpected = false) => {
    const alarm = { chain: chainFixture(), safe: address('a'), recovery, attempt: attempt(meaning), isExpected }
    return cardWords(alarm, { name: 'Treasury', nameOf }, now)
  }
  expect(words(change([carol], 1))).toEqual({
    title: 'Dora has started to recover Treasury',
    text: 'On 2 Jan 1970 at 00:01 UTC, in 23 h, both owners are replaced by Carol, who then signs alone, unless the owners stop it.',
  })
  expect(words(change([carol], 1), 100n + 86_400n).text).toMatch(/^Any address can execute it now: both owners/)
  expect(words(change([carol], 1), 200n, true).title).toMatch(/^An expected recovery/)
})

test('security: the card of an attempt that does more, or is unknown, never describes a recovery of owners', () => {
  const words = (meaning: object | null) => {
    const alarm = { chain: chainFixture(), safe: address('a'), recovery, attempt: attempt(meaning), isExpected: false }
    return cardWords(alarm, { name: 'Treasury', nameOf }, 200n)
  }
  expect(words({ kind: 'more', reason: '' })).toEqual({
    title: 'This attempt on Treasury does more than change owners',
    text: expect.stringContaining('it can do everything that the account can do, unless the owners stop it.'),
  })
  expect(words(null)).toEqual({
    title: expect.stringContaining('is unknown'),
    text: expect.stringContaining('a call that this page could not read is executed'),
  })
  expect(words({ kind: 'refused', reason: '' }).title).toContain('would fail now')
})
