import { describe, expect, test } from 'vitest'
import { book, handler, reviewInputs, state, stranger } from '../../testing/reviewInputs.ts'
import type { Hex } from '@countersign/primitives'
import type { CodeBook } from './calls/CodeBook.ts'
import { checkAccountCode } from './account/checkAccountCode.ts'
import { checkPowers, type Powers } from './account/checkPowers.ts'
import type { Check } from './Check.ts'
import { checkExecution } from './checkExecution.ts'
import type { TransactionCall } from '../transaction/isSameCall.ts'
import { checkNonce, type QueuedNonce } from './checkNonce.ts'
import { checkRepeats } from './checkRepeats.ts'
import { checkOutcome, type RecordedOutcome } from './checkOutcome.ts'
import { checkFee } from './environment/checkFee.ts'
import { checkNativeCurrency } from './environment/checkNativeCurrency.ts'
import { checkNode } from './environment/checkNode.ts'
import { checkServiceHash, checkTypedData, checkWitness } from './hashes/checkHashes.ts'
import { checkMessageWitness } from './hashes/checkMessageWitness.ts'
import { encodeSafeMessage } from '../message/encodeSafeMessage.ts'
import { hashMessagePayload } from '../message/hashMessagePayload.ts'
import { hashSafeMessage } from '../message/hashSafeMessage.ts'
import { buildSafeMessage } from '../message/SafeMessage.ts'
import type { SeenSettings, SettingsDifference } from '../settings/settingsSince.ts'
import { hashDomain } from '../transaction/hashDomain.ts'
import { inspectCalls } from './calls/inspectCalls.ts'
import { checkOnChainApprovals } from './inputs/checkOnChainApprovals.ts'
import {
  blockingChecks,
  isOverridable,
  matchingCharacters,
  overrideSentence,
  recordOverride,
} from './override/override.ts'
import { attempt } from './Read.ts'
import { worsened } from './worsened.ts'
import { dangersOf, worstFirst } from './worstFirst.ts'

const failed = { ok: false, reason: 'the line is dead' } as const
const { reviewed } = reviewInputs()

describe('hashes', () => {
  test('error: one altered hash is found by the second implementation and named', () => {
    for (const [name, field] of [
      ['domain hash', 'domainHash'],
      ['message hash', 'messageHash'],
      ['safeTxHash', 'safeTxHash'],
    ] as const)
      expect(checkWitness({ ...reviewed, [field]: `0x${'0'.repeat(64)}` })).toMatchObject({
        verdict: 'danger',
        field: name,
      })
  })

  test('error: a message whose text or hash was altered is found by the second implementation', () => {
    const domain = { chainId: 1n, safe: reviewed.safe, version: '1.4.1' }
    const payloadHash = hashMessagePayload('Hello')
    const preimage = encodeSafeMessage({ ...domain, bytes: payloadHash })
    const message = {
      ...domain,
      content: 'Hello',
      payloadHash,
      domainHash: hashDomain(domain),
      messageHash: `0x${preimage.slice(-64)}` as Hex,
      safeMessageHash: hashSafeMessage({ ...domain, message: 'Hello' }),
    }
    expect(checkMessageWitness(message).verdict).toBe('verified')
    expect(checkMessageWitness({ ...message, content: 'Hallo' })).toMatchObject({
      verdict: 'danger',
      field: 'payload hash',
    })
    expect(checkMessageWitness({ ...message, safeMessageHash: payloadHash })).toMatchObject({
      field: 'safeMessageHash',
    })
  })

  test('error: typed data with another hashed field than the one shown blocks, and cannot be overridden', () => {
    const domain = { chainId: 1n, safe: reviewed.safe, version: '1.4.1' }
    const permit = (value: string) => ({
      domain: { name: 'Token', chainId: 1 },
      types: { Permit: [{ name: 'value', type: 'uint256' }] },
      message: { value },
    })
    const hashed = buildSafeMessage({ ...domain, content: permit('1') })
    expect(checkMessageWitness(hashed).verdict).toBe('verified')
    const check = checkMessageWitness({ ...hashed, content: permit('2') })
    expect(check).toMatchObject({ id: 'witness-hash', verdict: 'danger', field: 'payload hash' })
    expect(isOverridable(check)).toBe(false)
  })

  test('error: an answer about another message than the requested one', () => {
    const hash = reviewed.safeTxHash
    const asked: Hex = `0x${'1'.repeat(64)}`
    expect(checkServiceHash(hash, { claimed: hash, asked }, 'message')).toMatchObject({
      verdict: 'danger',
      field: 'id',
      title: 'The service answered with another message',
      reason: expect.stringMatching(new RegExp(`${asked}.*${hash}`)),
    })
    expect(checkServiceHash(hash, { claimed: asked, asked: hash }, 'message')).toMatchObject({ field: 'messageHash' })
  })

  test('error: an unknown version is not checked', () => {
    expect(checkWitness({ ...reviewed, version: 'latest' }).verdict).toBe('unchecked')
  })

  test('behavior: the object for the wallet is deeply frozen', () => {
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
    expect(frozen(reviewed)).toBe(true)
  })

  const { typedData } = reviewed
  test.each<[string, object]>([
    ['another amount', { message: { ...typedData.message, value: '1' } }],
    ['a delegatecall', { message: { ...typedData.message, operation: 1 } }],
    ['another account', { domain: { ...typedData.domain, verifyingContract: stranger } }],
    ['another chain', { domain: { ...typedData.domain, chainId: 1 } }],
    ['another type', { primaryType: 'EIP712Domain' }],
    ['what cannot be hashed', { message: { ...typedData.message, to: 'nobody' } }],
  ])('error: %s in the object for the wallet', (_, change) => {
    expect(checkTypedData(reviewed, { ...typedData, ...change }).verdict).toBe('danger')
    expect(checkTypedData(reviewed, JSON.parse(JSON.stringify(typedData))).verdict).toBe('verified')
  })
})

describe('checkNonce', () => {
  const other: QueuedNonce = { nonce: 7n, hash: `0x${'9'.repeat(64)}` }
  const judge = (nonce: bigint, queued: readonly QueuedNonce[] = []) =>
    checkNonce({ nonce, current: { ok: true, value: 7n }, queued: { ok: true, value: queued } })
  test.each<[string, bigint, readonly QueuedNonce[], string, string]>([
    ['the next', 7n, [], 'verified', 'Next to execute'],
    ['in its turn', 8n, [other], 'verified', 'Executes in its turn'],
    ['with a gap', 9n, [other], 'caution', 'A number before this one is free'],
    ['colliding', 7n, [other], 'caution', 'Another transaction has this number'],
    ['used up', 6n, [], 'danger', 'This number is used up'],
  ])('behavior: %s', (_, nonce, queued, verdict, title) => {
    expect(judge(nonce, queued)).toMatchObject({ verdict, title })
  })

  test('behavior: a collision names the other transaction', () => {
    expect(judge(7n, [other]).reason).toContain('Also proposed: 0x9999…9999.')
  })

  test('error: a queue that could not be read is not checked, even for the next nonce', () => {
    expect(checkNonce({ nonce: 7n, current: { ok: true, value: 7n }, queued: failed }).verdict).toBe('unchecked')
    expect(checkNonce({ nonce: 9n, current: { ok: true, value: 7n }, queued: failed }).verdict).toBe('unchecked')
    expect(checkNonce({ nonce: 7n, current: failed, queued: failed }).verdict).toBe('unchecked')
    expect(checkNonce({ nonce: 6n, current: { ok: true, value: 7n }, queued: failed }).verdict).toBe('danger')
  })
})

describe('checkRepeats', () => {
  const safe = `0x${'5'.repeat(40)}` as const
  const to = `0x${'6'.repeat(40)}` as const
  const call = { to, value: 1n, data: '0x', operation: 0 } as const
  const queue = (...calls: (QueuedNonce['call'] | 'other')[]) => ({
    ok: true as const,
    value: calls.map((one, index): QueuedNonce => {
      const place = { nonce: 9n + BigInt(index), hash: null }
      return one === 'other' || one === undefined ? place : { ...place, call: one }
    }),
  })
  const judge = (queued: Parameters<typeof checkRepeats>[0]['queued'], transaction: TransactionCall = call) =>
    checkRepeats({ safe, transaction: { ...transaction, nonce: 7n }, queued }).map(({ verdict, title }) => [
      verdict,
      title,
    ])

  test('security: the same payment with another number is a caution that names the number', () => {
    expect(judge(queue('other', call))).toEqual([['caution', 'The same payment waits as transaction 10']])
    expect(judge(queue({ ...call, data: '0x' }, call))).toEqual([
      ['caution', 'The same payment waits as transaction 9 and 10'],
    ])
    const token = { ...call, value: 0n, data: '0xA9059CBB00' } as const
    expect(judge(queue({ ...token, data: '0xa9059cbb00' }), token)[0]?.[1]).toBe(
      'The same payment waits as transaction 9',
    )
    const approval = { ...call, value: 0n, data: '0x095ea7b3' } as const
    expect(judge(queue(approval), approval)[0]?.[1]).toBe('The same call waits as transaction 9')
  })

  test.each<[string, TransactionCall]>([
    ['amount', { ...call, value: 2n }],
    ['recipient', { ...call, to: safe }],
    ['data', { ...call, data: '0x00' }],
    ['operation', { ...call, operation: 1 }],
  ])('behavior: with another %s nothing is said', (_differs, other) => {
    expect(judge(queue(other))).toEqual([])
  })

  test('behavior: a rival with the same number and the empty call of a rejection are no repetition', () => {
    const rival = { ok: true as const, value: [{ nonce: 7n, hash: null, call }] }
    expect(judge(rival)).toEqual([])
    const empty = { to: safe, value: 0n, data: '0x', operation: 0 } as const
    expect(judge(queue(empty), empty)).toEqual([])
  })

  test('error: a transaction that may be the same and could not be read is not checked', () => {
    expect(judge(queue(null, call))).toEqual([
      ['caution', 'The same payment waits as transaction 10'],
      ['unchecked', 'Whether the same waits twice'],
    ])
    expect(judge(failed)).toEqual([])
  })
})

describe('checkOutcome', () => {
  const at = (current: bigint) => ({ ok: true as const, value: current })
  const recorded = (value: RecordedOutcome) => ({ ok: true as const, value })
  test.each<[string, Parameters<typeof checkOutcome>[0], Check['verdict'], string]>([
    [
      'ran',
      { nonce: 7n, current: at(8n), claimed: 'executed', recorded: recorded('executed') },
      'verified',
      'recorded',
    ],
    ['failed', { nonce: 7n, current: at(8n), claimed: 'failed', recorded: recorded('failed') }, 'verified', 'recorded'],
    ['is the next', { nonce: 7n, current: at(7n), claimed: 'executed', recorded: null }, 'danger', 'not executed'],
    [
      'is the next',
      { nonce: 7n, current: at(7n), claimed: 'failed', recorded: recorded('other') },
      'danger',
      'not executed',
    ],
    ['is later', { nonce: 9n, current: at(7n), claimed: 'replaced', recorded: null }, 'danger', 'not executed'],
    [
      'failed',
      { nonce: 7n, current: at(8n), claimed: 'executed', recorded: recorded('failed') },
      'danger',
      'contradicts',
    ],
    [
      'ran',
      { nonce: 7n, current: at(8n), claimed: 'replaced', recorded: recorded('executed') },
      'danger',
      'contradicts',
    ],
    [
      'is not in it',
      { nonce: 7n, current: at(8n), claimed: 'executed', recorded: recorded('other') },
      'danger',
      'another',
    ],
    ['is not named', { nonce: 7n, current: at(8n), claimed: 'executed', recorded: null }, 'unchecked', 'executed'],
    ['is not read', { nonce: 7n, current: at(8n), claimed: 'executed', recorded: failed }, 'unchecked', 'executed'],
    ['is not asked', { nonce: 7n, current: failed, claimed: 'replaced', recorded: null }, 'unchecked', 'replaced'],
  ])('behavior: what %s, reported correctly or wrongly (%#)', (_, input, verdict, title) => {
    const check = checkOutcome(input)
    expect([check.id, check.verdict]).toEqual(['claimed-status', verdict])
    expect(check.title).toContain(title)
  })

  test('security: without the other transaction, only the service says that it used the nonce, whatever receipt it names', () => {
    for (const receipt of [null, failed, recorded('other')])
      expect(checkOutcome({ nonce: 7n, current: at(8n), claimed: 'replaced', recorded: receipt })).toMatchObject({
        verdict: 'unchecked',
        title: 'Reported as replaced',
        reason: expect.stringContaining('may have been executed itself'),
      })
  })

  test.each<[NonNullable<Parameters<typeof checkOutcome>[0]['replacement']>, Check['verdict'], string]>([
    [{ ok: true, value: 'proven' }, 'verified', 'The chain recorded another transaction with this number'],
    [{ ok: true, value: 'otherNonce' }, 'danger', 'The transaction that the service names has another number'],
    [{ ok: true, value: 'notExecuted' }, 'danger', 'The chain did not execute the transaction that the service names'],
    [failed, 'unchecked', 'Reported as replaced'],
  ])('security: what another transaction proves about a used nonce (%#)', (replacement, verdict, title) => {
    const input = { nonce: 7n, claimed: 'replaced', recorded: null, replacement } as const
    expect(checkOutcome({ ...input, current: at(8n) })).toMatchObject({ verdict, title })
    // It proves nothing while the nonce is free, or while the receipt shows the execution of this one.
    expect(checkOutcome({ ...input, current: at(7n) }).title).toBe('The chain has not executed this')
    expect(checkOutcome({ ...input, current: at(8n), recorded: recorded('executed') }).title).toContain('contradicts')
  })
})

describe('the account', () => {
  const published = [{ name: 'SafeL2 1.4.1', codeHash: `0x${'a'.repeat(64)}` as Hex }]
  const code = (masterCopyHash: Hex) => ({ ok: true as const, value: { masterCopy: stranger, masterCopyHash } })
  test('behavior: its code is compared by hash', () => {
    expect(checkAccountCode(code(`0x${'a'.repeat(64)}`), published).verdict).toBe('verified')
    expect(checkAccountCode(code(`0x${'b'.repeat(64)}`), published).verdict).toBe('danger')
    expect(checkAccountCode(code(`0x${'b'.repeat(64)}`), []).verdict).toBe('caution')
    expect(checkAccountCode(failed, published).verdict).toBe('unchecked')
  })

  const module_: Powers = { ...state, modules: [stranger] }
  test.each<[string, Powers, Powers | null, readonly (readonly [string | undefined, string])[]]>([
    ['none', state, state, [[undefined, 'verified']]],
    ['an unknown module that stands', module_, module_, [['modules', 'caution']]],
    ['an unknown module on the first visit', module_, null, [['modules', 'caution']]],
    ['an unknown module that is new', module_, state, [['modules', 'danger']]],
    ['a module that is gone', state, module_, [['modules', 'caution']]],
    ['an unknown guard that is new', { ...state, guard: stranger }, state, [['guard', 'danger']]],
    [
      'a published handler that is new',
      { ...state, fallbackHandler: handler },
      { ...state, fallbackHandler: null },
      [['fallbackHandler', 'caution']],
    ],
    [
      'a handler exchanged',
      { ...state, fallbackHandler: stranger },
      state,
      [
        ['fallbackHandler', 'danger'],
        ['fallbackHandler', 'caution'],
      ],
    ],
  ])('behavior: powers, %s', (_, now, seen, expected) => {
    expect(checkPowers({ ok: true, value: now }, book, seen).map(({ field, verdict }) => [field, verdict])).toEqual(
      expected,
    )
  })

  test('behavior: a development contract of a local chain is named, and other code in its place is not accepted', () => {
    const codeHash: Hex = `0x${'d'.repeat(64)}`
    const local = (found: Hex): CodeBook => ({
      find: (address) =>
        address === stranger
          ? [{ name: 'DemoModule', version: '', codeHash, lets: 'lets any address move the account’s funds' }]
          : book.find(address),
      codeHash: (address) => (address === stranger ? { ok: true, value: found } : book.codeHash(address)),
    })
    const judge = (found: Hex, seen: Powers) =>
      checkPowers({ ok: true, value: { ...state, modules: [stranger] } }, local(found), seen)
    const [standing] = judge(codeHash, { ...state, modules: [stranger] })
    expect(standing).toMatchObject({ verdict: 'caution', title: 'A development module has power here' })
    expect(standing?.reason).toContain(
      'DemoModule, a development module for local chains, checked by address and code hash. It lets any address',
    )
    expect(judge(codeHash, state)).toMatchObject([
      { verdict: 'danger', title: 'A module is new since your last visit' },
    ])
    expect(judge(`0x${'e'.repeat(64)}`, { ...state, modules: [stranger] })).toMatchObject([
      { verdict: 'caution', title: 'An unknown module has power here' },
    ])
  })

  describe('owners and threshold since the last visit', () => {
    const judge = (seen: SeenSettings, ownChanges: readonly SettingsDifference[] = []) =>
      checkPowers({ ok: true, value: state }, book, seen, ownChanges)

    test('security: an added owner, a removed owner and another threshold are each named', () => {
      const [first = stranger, ...others] = state.owners
      const found = judge({ ...state, owners: [stranger, ...others], threshold: 3 })
      expect(found).toMatchObject([
        { field: 'owners', verdict: 'caution', title: 'The owners changed since your last visit' },
      ])
      expect(found[0]?.reason).toContain(`${first} became an owner.`)
      expect(found[0]?.reason).toContain(`${stranger} is no longer an owner.`)
      expect(found[0]?.reason).toContain('The signatures needed went from 3 to 2.')
    })

    test('security: a change of the threshold alone is named', () => {
      expect(judge({ ...state, threshold: 3 })).toMatchObject([
        {
          field: 'threshold',
          verdict: 'caution',
          title: 'The signatures needed changed since your last visit',
          reason: expect.stringContaining('The signatures needed went from 3 to 2.'),
        },
      ])
    })

    test('security: changes that the user took part in are no alarm, and excuse no other change', () => {
      const seen = { ...state, threshold: 3, modules: [stranger] }
      const threshold = { type: 'threshold', before: 3, after: 2 } as const
      const gone = { type: 'module-removed', address: stranger } as const
      expect(judge(seen, [threshold, gone])).toMatchObject([
        { verdict: 'verified', reason: expect.stringContaining('transactions that you signed or sent') },
      ])
      expect(judge(seen, [threshold]).map(({ field }) => field)).toEqual(['modules'])
      expect(judge(seen, [{ ...threshold, after: 1 }]).map(({ field }) => field)).toEqual(['threshold', 'modules'])
    })

    test('security: other code than at the last visit is named with both addresses', () => {
      const found = judge({ ...state, masterCopy: stranger })
      expect(found).toMatchObject([{ field: 'masterCopy', verdict: 'caution' }])
      expect(found[0]?.reason).toContain(`It was ${stranger}; now there is ${state.masterCopy}.`)
    })

    test('behavior: settings that the last visit did not record are not compared', () => {
      const { owners: _owners, threshold: _threshold, ...seen } = state
      expect(judge(seen)).toMatchObject([{ verdict: 'verified' }])
    })
  })

  test('error: settings that could not be read are not checked', () => {
    expect(checkPowers(failed, book, state)).toMatchObject([{ verdict: 'unchecked' }])
  })

  test('security: modules beyond those that are read are named as not checked', () => {
    const more = checkPowers({ ok: true, value: { ...state, hasMoreModules: true } }, book, state)
    expect(more).toContainEqual(
      expect.objectContaining({ verdict: 'unchecked', field: 'modules', title: 'More modules than can be read' }),
    )
  })
})

describe('the surroundings', () => {
  const node = {
    chainId: 1n,
    answered: { ok: true as const, value: 1n },
    host: 'rpc',
    namedBy: 'service' as const,
    others: [],
    witnesses: 1,
  }
  const agreeing = { name: 'other', agrees: true }
  test.each<[string, object, string]>([
    ['named by the service alone', {}, 'unchecked'],
    ['named by a person', { namedBy: 'person' }, 'verified'],
    ['of another chain', { answered: { ok: true, value: 5n } }, 'danger'],
    ['silent', { answered: failed }, 'unchecked'],
    ['confirmed by an independent node', { others: [agreeing], witnesses: 2 }, 'verified'],
    ['confirmed under another name of what may be the same node', { others: [agreeing], witnesses: 1 }, 'unchecked'],
    ['contradicted', { others: [agreeing, { name: 'third', agrees: false }], witnesses: 2 }, 'danger'],
  ])('behavior: a node %s', (_, changes, verdict) => {
    expect(checkNode({ ...node, ...changes }).verdict).toBe(verdict)
  })

  test('behavior: the native currency has 18 decimals, and its known name', () => {
    expect(checkNativeCurrency({ symbol: 'ETH', decimals: 18 }, null)).toEqual([])
    expect(checkNativeCurrency({ symbol: 'xDAI', decimals: 18 }, null, true)).toMatchObject([
      { verdict: 'unchecked', field: 'nativeCurrency.symbol', reason: expect.stringContaining('xDAI') },
    ])
    expect(checkNativeCurrency({ symbol: 'xDAI', decimals: 18 }, { symbol: 'ETH', decimals: 18 })).toMatchObject([
      { verdict: 'caution' },
    ])
    expect(checkNativeCurrency({ symbol: 'ETH', decimals: 6 }, null)).toMatchObject([{ verdict: 'danger' }])
  })

  test.each<[bigint, string]>([
    [30n, 'verified'],
    [31n, 'caution'],
    [101n, 'danger'],
  ])('behavior: a fee of %i where 10 is usual', (reported, verdict) => {
    expect(checkFee(reported, { ok: true, value: 10n }).verdict).toBe(verdict)
    expect(checkFee(reported, failed).verdict).toBe('unchecked')
  })

  test('behavior: an approved hash of another account must be shown', () => {
    const hash = 'ab'.repeat(32)
    const calls = inspectCalls(reviewed.safe, { to: stranger, value: 0n, data: `0xd4d9bdcd${hash}`, operation: 0 })
    expect(checkOnChainApprovals(calls, new Set())).toMatchObject([
      { verdict: 'caution', reason: expect.stringContaining(hash) },
    ])
    expect(checkOnChainApprovals(calls, new Set([`0x${hash}`]))).toMatchObject([{ verdict: 'verified' }])
  })

  test('behavior: a trial of the execution', () => {
    const tried = { signed: 2, threshold: 2, isNext: true, block: 12n }
    expect(checkExecution({ ...tried, simulation: { ok: true, value: { success: true } } }).verdict).toBe('verified')
    expect(
      checkExecution({ ...tried, simulation: { ok: true, value: { success: false, reason: 'GS013' } } }),
    ).toMatchObject({
      verdict: 'caution',
      reason: 'At block 12: GS013',
    })
    expect(checkExecution({ ...tried, simulation: failed }).verdict).toBe('unchecked')
    expect(checkExecution({ ...tried, isNext: false, simulation: null }).reason).toContain('earlier transactions')
    expect(checkExecution({ ...tried, signed: 1, simulation: null }).reason).toContain('one more owner has')
  })

  test('behavior: a failed read is returned as a value', async () => {
    expect(await attempt(Promise.resolve(1))).toEqual({ ok: true, value: 1 })
    expect(await attempt(Promise.reject(new Error('first line\nsecond')))).toEqual({ ok: false, reason: 'first line' })
    expect(await attempt(Promise.reject('text'))).toEqual({ ok: false, reason: 'no answer' })
  })
})

describe('overrides', () => {
  const danger: Check = {
    id: 'delegatecall',
    field: 'calls[0].to',
    verdict: 'danger',
    title: 'The account’s code',
    reason: 'At block 12 it is 0xab.',
  }

  test('behavior: an override is valid for the finding that was read, also at a later block', () => {
    const record = recordOverride(danger, { typed: "  Accept: the account's  CODE", at: 5 })
    expect(record).toMatchObject({
      checkId: 'delegatecall',
      field: 'calls[0].to',
      reason: 'At block it is 0xab.',
      at: 5,
    })
    expect(blockingChecks([danger, { ...danger, reason: 'At block 13 it is 0xab.' }], [record!])).toEqual([])
  })

  test.each<[string, Partial<Check>]>([
    ['another value', { reason: 'At block 12 it is 0xcd.' }],
    ['another call', { field: 'calls[1].to' }],
    ['another question', { id: 'settings' }],
  ])('error: not for %s', (_, changes) => {
    const record = recordOverride(danger, { typed: overrideSentence(danger), at: 5 })
    expect(blockingChecks([{ ...danger, ...changes }], [record!])).toHaveLength(1)
  })

  test('behavior: the characters that match are counted from the beginning of the sentence', () => {
    expect(matchingCharacters('Accept: the a', danger)).toBe(13)
    expect(matchingCharacters('Accept: a', danger)).toBe(8)
    expect(matchingCharacters('', danger)).toBe(0)
    expect(matchingCharacters(`${overrideSentence(danger)} now`, danger)).toBe(overrideSentence(danger).length)
  })

  test('error: another sentence, a caution, or a hash gives no record', () => {
    const typed = overrideSentence(danger)
    expect(recordOverride(danger, { typed: 'accept: it', at: 5 })).toBeNull()
    expect(recordOverride({ ...danger, verdict: 'caution' }, { typed, at: 5 })).toBeNull()
    expect(recordOverride({ ...danger, id: 'witness-hash' }, { typed, at: 5 })).toBeNull()
    expect(isOverridable({ id: 'typed-data' })).toBe(false)
  })
})

test('behavior: findings of a second run that are worse than the first are returned', () => {
  const check = (id: Check['id'], verdict: Check['verdict'], field?: string): Check => ({
    id,
    verdict,
    title: '',
    reason: '',
    ...(field === undefined ? {} : { field }),
  })
  const shown = [check('nonce', 'caution'), check('nonce', 'verified'), check('refund', 'verified')]
  expect(worsened(shown, [check('nonce', 'caution'), check('refund', 'verified')])).toEqual([])
  expect(worsened(shown, [check('refund', 'unchecked')])).toEqual([check('refund', 'unchecked')])
  expect(worsened(shown, [check('nonce', 'danger')])).toEqual([check('nonce', 'danger')])
  expect(worsened([check('simulation', 'unchecked')], [check('simulation', 'caution')])).toHaveLength(1)
  // The user has not read a finding about another field, or of a new check.
  expect(worsened(shown, [check('nonce', 'caution', 'nonce')])).toHaveLength(1)
  expect(worsened(shown, [check('delegatecall', 'caution')])).toHaveLength(1)
  expect(worsened(shown, [check('delegatecall', 'verified')])).toEqual([])
})

test('behavior: findings are sorted by how bad they are, stable within', () => {
  const check = (verdict: Check['verdict'], title: string): Check => ({ id: 'nonce', verdict, title, reason: '' })
  const list = [
    check('verified', '1'),
    check('danger', '2'),
    check('unchecked', '3'),
    check('caution', '4'),
    check('danger', '5'),
  ]
  expect(worstFirst(list).map(({ title }) => title)).toEqual(['2', '5', '4', '3', '1'])
  expect(dangersOf(list).map(({ title }) => title)).toEqual(['2', '5'])
})
