import { delayAbi, moduleProxyFactoryAbi, zodiacContracts } from '@countersign/chains'
import { decodeFunctionData, toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { encodeOwnerSteps } from '../settings/owners/encodeOwnerSteps.ts'
import { planOwners } from '../settings/owners/planOwners.ts'
import { attemptPhase, attemptTimes } from './attemptTimes.ts'
import { DELAY, DEPLOY_MODULE, EXECUTED_BY_MODULE, TRANSACTION_ADDED } from './delaySelectors.ts'
import { explainRecoveryProblem } from './explainRecoveryProblem.ts'
import { judgePastAttempt } from './judgePastAttempt.ts'
import { planRecovery } from './planRecovery.ts'
import { readAnnouncement } from './readAnnouncement.ts'
import { readAttempt } from './readAttempt.ts'
import type { AnnouncedCall } from './RecoveryModule.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const account = address('a')
const [alice, bob, carol, dora] = [address('1'), address('2'), address('3'), address('4')]
const multiSend = address('9')
const now = { owners: [alice, bob, carol], threshold: 2 }
const context = { account, now, isMultiSend: (one: Address) => one === multiSend }
const callsTo = (owners: Address[], threshold: number) =>
  encodeOwnerSteps({ account, ...now }, planOwners({ account, ...now }, { owners, threshold })).map(({ call }) => call)
const batchOf = (calls: readonly AnnouncedCall[]): AnnouncedCall => ({
  to: multiSend,
  value: 0n,
  data: encodeMultiSend(calls),
  operation: 1,
})
const first = <T>(list: readonly T[]): T => {
  const [one] = list
  if (one === undefined) throw new Error('The list is empty')
  return one
}

test('behavior: the selectors are those of the published ABIs', () => {
  for (const [name, selector] of Object.entries(DELAY)) {
    const item = delayAbi.find((one) => one.name === name)
    if (item?.type !== 'function') throw new Error(`The ABI has no ${name}`)
    expect(toFunctionSelector(item)).toBe(selector)
  }
  expect(toFunctionSelector(first(moduleProxyFactoryAbi.filter((item) => item.type === 'function')))).toBe(
    DEPLOY_MODULE,
  )
  expect(toEventSelector(first(delayAbi.filter((item) => item.type === 'event')))).toBe(TRANSACTION_ADDED)
})

test('behavior: the event of an execution by a module is that of the accounts from 1.1.0 on', () => {
  expect(toEventSelector('event ExecutionFromModuleSuccess(address indexed module)')).toBe(EXECUTED_BY_MODULE)
})

test('behavior: an unexecuted attempt that left before it lapsed was cancelled; otherwise it lapsed', () => {
  const times = { announced: 0n, from: 60n, until: 120n }
  const judge = (leftAt: bigint, isExact = true, until: bigint | null = 120n) =>
    judgePastAttempt({ times: { ...times, until }, isExecuted: false, leftAt, isExact })
  expect([judge(30n), judge(120n), judge(121n)]).toEqual(['cancelled', 'cancelled', 'lapsed'])
  // Only the module's owner can skip an attempt that never lapses.
  expect(judge(10_000n, false, null)).toBe('cancelled')
  expect([judge(120n, false), judge(121n, false)]).toEqual(['cancelled', 'not-executed'])
  expect(judgePastAttempt({ times, isExecuted: true, leftAt: 500n, isExact: false })).toBe('executed')
})

test('behavior: the set-up has one call per step, with the recoverers in their given order', () => {
  const [factory, masterCopy] = [address('f'), address('e')]
  const { module, calls } = planRecovery(
    { account, recoverers: [carol, dora], cooldown: 60n, expiration: 120n, saltNonce: 3n },
    { factory, masterCopy },
  )
  expect(calls.map(({ to }) => to)).toEqual([factory, account, module, module])
  const enabled = calls.slice(1).map(({ data }) => decodeFunctionData({ abi: delayAbi, data }))
  expect(enabled.map(({ args }) => args?.[0])).toEqual([module, dora, carol])
})

test('error: a plan that the contracts would refuse is refused first, and so is a notice of zero', () => {
  const plan = { account, recoverers: [dora], cooldown: 60n, expiration: 60n }
  expect(explainRecoveryProblem(plan)).toBeNull()
  expect(explainRecoveryProblem({ ...plan, recoverers: [] })).toMatch(/at least one/)
  expect(explainRecoveryProblem({ ...plan, recoverers: [account] })).toMatch(/cannot recover itself/)
  expect(explainRecoveryProblem({ ...plan, recoverers: [dora, dora] })).toMatch(/twice/)
  expect(explainRecoveryProblem({ ...plan, recoverers: [`0x${'0'.repeat(39)}1`] })).toMatch(/has no holder/)
  expect(explainRecoveryProblem({ ...plan, cooldown: 0n })).toMatch(/longer than zero/)
  expect(explainRecoveryProblem({ ...plan, expiration: 59n })).toMatch(/below one minute/)
  expect(explainRecoveryProblem({ ...plan, cooldown: 1n << 255n })).toMatch(/100 years/)
  expect(() => planRecovery({ ...plan, cooldown: 0n, saltNonce: 0n }, { factory: bob, masterCopy: bob })).toThrow(
    /longer than zero/,
  )
})

test('behavior: a single change and a batch give the resulting owners', () => {
  const one = readAttempt(first(callsTo([alice, bob, dora], 2)), context)
  expect(one).toMatchObject({ kind: 'owners', comes: [dora], leaves: [carol], stays: [alice, bob] })
  const all = readAttempt(batchOf(callsTo([dora], 1)), context)
  expect(all).toMatchObject({
    kind: 'owners',
    after: { owners: [dora], threshold: 1 },
    comes: [dora],
    leaves: [alice, bob, carol],
    stays: [],
  })
})

test('security: an attempt with any other effect is never read as a change of owners', () => {
  const owners = callsTo([dora], 1)
  const more = (call: AnnouncedCall) => expect(readAttempt(call, context)).toMatchObject({ kind: 'more' })
  const change = first(owners)
  more({ ...change, to: bob })
  more({ ...change, value: 1n })
  more({ ...change, data: '0x' })
  more({ ...change, data: `0x610b5925${dora.slice(2).padStart(64, '0')}` })
  more({ ...change, operation: 1 })
  more({ ...batchOf(owners), to: bob })
  more({ ...batchOf(owners), operation: 0 })
  more({ ...batchOf(owners), data: '0x8d80ff0a' })
  more(batchOf([...owners, { to: bob, value: 1n, data: '0x', operation: 0 }]))
  more(batchOf([{ ...change, operation: 1 }]))
  more(batchOf([...owners, { ...change, to: '0x0000000000000000000000000000000000000000' }]))
})

test('security: a refused call does not hide a later one with more effects', () => {
  const refused = first(callsTo([alice, bob, dora], 2))
  const twice = batchOf([refused, refused])
  expect(readAttempt(twice, context)).toMatchObject({ kind: 'refused' })
  expect(readAttempt(batchOf([refused, refused, { ...refused, to: bob }]), context)).toMatchObject({ kind: 'more' })
})

test('behavior: a call that the account would refuse today names the reason', () => {
  const add = first(callsTo([alice, bob, carol, dora], 2))
  const full = { ...context, now: { owners: [dora, alice, bob, carol], threshold: 2 } }
  expect(readAttempt(add, full)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('twice') })
  const swap = first(callsTo([alice, bob, dora], 2))
  const moved = { ...context, now: { owners: [carol, alice, bob], threshold: 2 } }
  expect(readAttempt(swap, moved)).toMatchObject({ kind: 'refused' })
})

test('behavior: times follow from notice and expiration, to the second', () => {
  const times = attemptTimes(1_000n, { cooldown: 60n, expiration: 30n })
  expect(times).toEqual({ announced: 1_000n, from: 1_060n, until: 1_090n })
  expect([1_059n, 1_060n, 1_090n, 1_091n].map((at) => attemptPhase(times, at))).toEqual([
    'notice',
    'ready',
    'ready',
    'lapsed',
  ])
  expect(attemptPhase(attemptTimes(0n, { cooldown: 1n, expiration: 0n }), 1n << 60n)).toBe('ready')
})

test('error: a log that is not an announcement gives null', () => {
  const word = `0x${'0'.repeat(64)}` as const
  expect(readAnnouncement({ topics: [], data: '0x' })).toBeNull()
  expect(readAnnouncement({ topics: [word, word, word], data: word })).toBeNull()
  expect(readAnnouncement({ topics: [TRANSACTION_ADDED, word, word], data: word })).toBeNull()
})

test('behavior: the module of these rules is the published one', () => {
  expect(zodiacContracts.filter(({ name }) => name === 'Delay').map(({ version }) => version)).toEqual(['1.0.1'])
})
