import { zodiacContracts } from '@countersign/chains'
import { expect, test } from 'vitest'
import { batchOf, book as plainBook, callTo, owners, safe, state, stranger } from '../../../testing/reviewInputs.ts'
import type { Address, Hex } from '@countersign/primitives'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import { planRecovery } from '../../recovery/planRecovery.ts'
import { addRecoverer, cancelAttempts, setExpiration, setNotice, skipLapsed } from '../../recovery/recoveryCalls.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { neededReads } from '../run/neededReads.ts'
import { callsOfNewModules } from './callsOfNewModules.ts'
import { checkSettings } from './checkSettings.ts'

const named = (name: string) => zodiacContracts.find((one) => one.name === name)!
const [factory, delay, roles] = [named('ModuleProxyFactory'), named('Delay'), named('Roles')]
const module: Address = `0x${'d1'.repeat(20)}`
const [alice] = owners as [Address]
const hashes = new Map<string, Hex>([
  ...zodiacContracts.map(({ address, codeHash }) => [address.toLowerCase(), codeHash] as const),
  // The book contains the code that a minimal proxy runs.
  [module.toLowerCase(), delay.codeHash],
])
const bookOf = (codes: ReadonlyMap<string, Hex>): CodeBook => ({
  ...plainBook,
  codeHash(address) {
    const value = codes.get(address.toLowerCase())
    return value === undefined ? plainBook.codeHash(address) : { ok: true, value }
  },
})
const plan = { account: safe, recoverers: [stranger], cooldown: 14n * 86_400n, expiration: 0n, saltNonce: 1n }
const contracts = { factory: factory.address, masterCopy: delay.address }
const transactionOf = (calls: readonly MultiSendCall[]) => batchOf(...calls.map(({ to, data }) => callTo(to, data)))
const judge = (calls: readonly MultiSendCall[], book = bookOf(hashes)) =>
  checkSettings(inspectCalls(safe, transactionOf(calls)), {
    safe,
    state: { ok: true, value: state },
    book,
    childOf: () => undefined,
    isLimitModule: () => false,
  })

test('behavior: a recovery that the transaction sets up is described, with its recoverers and its notice', () => {
  const found = judge(planRecovery(plan, contracts).calls)
  expect(found).toMatchObject([
    { verdict: 'caution', title: 'This changes who controls the account', reason: expect.stringContaining('14 days') },
  ])
  expect(found[0]?.reason).toContain(stranger)
  const short = judge(planRecovery({ ...plan, cooldown: 5n }, contracts).calls)
  expect(short[0]?.reason).toContain('5 seconds')
  expect(short[0]?.reason).toContain('shorter than a day')
})

test('behavior: the code of factory and master copy is read before they are judged', () => {
  const { calls } = planRecovery(plan, contracts)
  const code = neededReads({ safe, transaction: transactionOf(calls) }, plainBook).code
  expect(code).toEqual(expect.arrayContaining([factory.address, delay.address]))
})

test('security: other code, unread code, and a module with another controller are detected', () => {
  const { calls } = planRecovery(plan, contracts)
  const other = new Map(hashes).set(delay.address.toLowerCase(), roles.codeHash)
  expect(judge(calls, bookOf(other))).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining('not published') },
  ])
  expect(judge(calls, bookOf(new Map()))).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining('could not be read') },
  ])
  const foreign = planRecovery({ ...plan, account: alice }, contracts)
  const stolen = [
    ...foreign.calls.slice(0, 1),
    { ...calls[1]!, data: calls[1]!.data.replace(/[0-9a-f]{40}$/i, foreign.module.slice(2)) as Hex },
  ]
  expect(judge(stolen)).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining(`is controlled by ${alice}`) },
  ])
  const otherFactory = planRecovery(plan, { ...contracts, factory: stranger })
  expect(judge(otherFactory.calls)).toMatchObject([{ verdict: 'danger' }])
})

test('security: only calls to a module that was created before, from published code, need no contract now', () => {
  const { calls } = planRecovery(plan, contracts)
  const found = (list: readonly MultiSendCall[], book = bookOf(hashes)) => {
    const inspected = inspectCalls(safe, transactionOf(list))
    return [...callsOfNewModules(inspected, safe, book)].map(({ path }) => path)
  }
  expect(found(calls)).toEqual([[2]])
  expect(found([calls[2]!, ...calls.slice(0, 2)])).toEqual([])
  expect(found(calls, bookOf(new Map()))).toEqual([])
  expect(found([...calls, { ...calls[2]!, data: '0x12345678' }])).toEqual([[2]])
})

test('security: enabling a module that the transaction does not create is judged by the code at its address', () => {
  const { calls } = planRecovery(plan, contracts)
  expect(judge(calls.slice(1))).toMatchObject([{ verdict: 'danger', title: 'This enables an unknown module' }])
})

test('behavior: each change of an existing recovery is a separate finding', () => {
  const verdicts = (calls: readonly MultiSendCall[]) => judge(calls).map(({ verdict, title }) => [verdict, title])
  expect(verdicts([cancelAttempts({ address: module, queueNonce: 3n })])).toEqual([
    ['verified', 'This cancels announced recoveries'],
  ])
  expect(verdicts([skipLapsed(module)])).toEqual([['verified', 'This moves past lapsed recoveries']])
  expect(verdicts([addRecoverer(module, alice), setExpiration(module, 60n)])).toEqual([
    ['caution', 'This lets an address recover the account'],
    ['caution', 'This changes when recoveries lapse'],
  ])
  expect(verdicts([setNotice(module, 60n)])).toEqual([['caution', 'This changes the notice of recoveries']])
  expect(verdicts([setNotice(module, 0n)])).toEqual([['danger', 'This removes the notice of recoveries']])
  expect(verdicts([setNotice(stranger, 0n)])).toEqual([['verified', 'Control is unchanged']])
})
