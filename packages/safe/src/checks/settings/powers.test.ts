import { describe, expect, test } from 'vitest'
import { batchOf, book, calldata, callTo, safe, state, stranger } from '../../../testing/reviewInputs.ts'
import { type Address, checksumAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { setGuard, setModuleGuard } from '../../settings/powers/powerCalls.ts'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { accountChangesOf } from './AccountChange.ts'
import { checkGuards, type GuardFacts } from './checkGuards.ts'
import { checkModuleLists } from './checkModuleLists.ts'
import { checkOwnerLists } from './checkOwnerLists.ts'
import { judgePower } from './judgePower.ts'

const first: Address = `0x${'a1'.repeat(20)}`
const second: Address = `0x${'a2'.repeat(20)}`
const changesOf = (...calls: readonly MultiSendCall[]) => accountChangesOf(inspectCalls(safe, batchOf(...calls)), book)

describe('checkGuards', () => {
  const judge = (facts: GuardFacts | undefined, version = '1.4.1', ...calls: readonly MultiSendCall[]) =>
    checkGuards(changesOf(...(calls.length > 0 ? calls : [setGuard(safe, stranger)])), {
      safe,
      version,
      guardFacts: () => facts,
    })
  const passes: GuardFacts = {
    answers: { ok: true, value: true },
    trial: { ok: true, value: { kind: 'passes', block: 12n } },
  }

  test('security: a guard without a trial is not checked, nor one whose trial could not run', () => {
    expect(judge(undefined)).toMatchObject([{ id: 'lock-out', verdict: 'unchecked' }])
    const failed = { ok: false, reason: 'No answer within 20 s.' } as const
    expect(judge({ ...passes, trial: failed })).toMatchObject([
      { verdict: 'unchecked', reason: expect.stringContaining('No answer within 20 s.') },
    ])
    const fails = { ok: true, value: { kind: 'change-fails', reason: 'GS013', block: 12n } } as const
    expect(judge({ ...passes, trial: fails })).toMatchObject([{ verdict: 'unchecked' }])
  })

  test('security: a guard that refuses its removal is a danger, whether or not it answers by ERC-165', () => {
    const refused = { ok: true, value: { kind: 'refused', reason: 'GS013', block: 12n } } as const
    expect(judge({ ...passes, trial: refused })).toMatchObject([{ verdict: 'danger' }])
    expect(judge({ answers: { ok: true, value: false }, trial: refused }, '1.3.0')).toMatchObject([
      { verdict: 'danger' },
    ])
  })

  test('behavior: the last setting counts, for each kind of guard', () => {
    expect(judge(passes, '1.5.0', setGuard(safe, stranger), setModuleGuard(safe, stranger))).toHaveLength(2)
    expect(judge(passes, '1.5.0', setGuard(safe, stranger), setGuard(safe, null))).toEqual([])
    expect(judge(passes, '1.5.0', setGuard(safe, null), setGuard(safe, stranger))).toHaveLength(1)
    expect(judge(passes, '1.5.0', callTo(stranger))).toEqual([])
  })

  test('error: the guard of another account was not tried, and an old contract has none', () => {
    const [check] = checkGuards(changesOf(setGuard(safe, stranger)), {
      safe: first,
      version: '1.4.1',
      guardFacts: () => passes,
    })
    expect(check).toMatchObject({ verdict: 'unchecked', reason: expect.stringContaining(safe) })
    expect(judge(passes, '1.1.1')).toMatchObject([{ verdict: 'caution', title: 'This account has no guard' }])
  })
})

describe('checkModuleLists', () => {
  const remove = (previous: Address, module: Address) => callTo(safe, calldata('0xe009cfde', previous, module))
  const judge = (modules: readonly Address[], calls: readonly MultiSendCall[], nonce = state.nonce) =>
    checkModuleLists(changesOf(...calls), {
      safe,
      state: { ok: true, value: { ...state, modules } },
      nonce,
      childOf: () => undefined,
    })

  test('behavior: the previous module is looked up in the list as earlier calls leave it', () => {
    const enable = callTo(safe, calldata('0x610b5925', second))
    expect(judge([first], [enable, remove(second, first)])).toEqual([])
    expect(judge([first], [remove(SENTINEL_ADDRESS, first), enable, remove(SENTINEL_ADDRESS, second)])).toEqual([])
    expect(judge([first], [enable, remove(SENTINEL_ADDRESS, first)])).toMatchObject([
      { verdict: 'danger', field: 'calls[1]', reason: expect.stringContaining(`that is ${checksumAddress(second)}`) },
    ])
  })

  test('security: a stale removal is a danger as the next transaction, and a caution as a later one', () => {
    const stale = [remove(stranger, first)]
    expect(judge([first], stale)).toMatchObject([{ id: 'module-list', verdict: 'danger' }])
    expect(judge([first], stale, state.nonce + 1n)).toMatchObject([{ verdict: 'caution' }])
    expect(judge([], [remove(SENTINEL_ADDRESS, first)])).toMatchObject([
      { reason: expect.stringContaining('is not among the modules') },
    ])
    expect(judge([first], [remove(ZERO_ADDRESS, first)])).toMatchObject([{ verdict: 'danger' }])
  })
})

describe('checkOwnerLists', () => {
  const swap = (previous: Address, old: Address, next: Address) =>
    callTo(safe, calldata('0xe318b52b', previous, old, next))
  const judge = (owners: readonly Address[], calls: readonly MultiSendCall[], nonce = state.nonce) =>
    checkOwnerLists(changesOf(...calls), {
      safe,
      state: { ok: true, value: { ...state, owners } },
      nonce,
      childOf: () => undefined,
    })
  const third: Address = `0x${'a3'.repeat(20)}`

  test('behavior: the previous owner is looked up in the list as earlier calls leave it', () => {
    expect(judge([first, second], [swap(first, second, stranger)])).toEqual([])
    expect(judge([first, second], [swap(SENTINEL_ADDRESS, first, third), swap(third, second, stranger)])).toEqual([])
    expect(judge([first, second], [swap(SENTINEL_ADDRESS, first, third), swap(first, second, stranger)])).toMatchObject(
      [
        {
          verdict: 'danger',
          field: 'calls[1]',
          reason: expect.stringContaining(`that is ${checksumAddress(third)}`),
        },
      ],
    )
  })

  test('security: calls built for earlier owners are a danger as the next transaction, and a caution as a later one', () => {
    const stale = [swap(second, first, stranger)]
    expect(judge([third, first], stale)).toMatchObject([{ id: 'owner-list', verdict: 'danger' }])
    expect(judge([third, first], stale, state.nonce + 1n)).toMatchObject([{ verdict: 'caution' }])
    expect(judge([third], [swap(SENTINEL_ADDRESS, first, stranger)])).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining('is not an owner') },
    ])
  })
})

describe('judgePower', () => {
  const published = { name: 'Zodiac Delay', version: '1.0.1', codeHash: `0x${'d'.repeat(64)}` } as const
  const judge = (othersOf?: CodeBook['othersOf']) =>
    judgePower('module', first, {
      find: () => [published],
      codeHash: () => ({ ok: true, value: published.codeHash }),
      ...(othersOf ? { othersOf } : {}),
    })

  test('security: published code that another address controls is a danger, and so is one whose owner was not read', () => {
    expect(judge(() => ({ ok: true, value: [stranger] }))).toMatchObject({
      verdict: 'danger',
      reason: expect.stringContaining(`${stranger} can change its rules`),
    })
    expect(judge(() => ({ ok: false, reason: 'no answer' }))).toMatchObject({ verdict: 'danger' })
  })

  test('behavior: published code that the account controls itself, or that has no owner', () => {
    expect(judge(() => ({ ok: true, value: [] }))).toMatchObject({ verdict: 'verified' })
    expect(judge()).toMatchObject({ verdict: 'verified' })
  })
})
