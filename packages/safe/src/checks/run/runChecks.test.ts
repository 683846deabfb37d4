import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transactionArbitrary } from '../../../testing/arbitraries.ts'
import {
  batchOf,
  book,
  calldata,
  callTo,
  claimed,
  owners,
  payee,
  reviewInputs,
  safe,
  state,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { dangersOf } from '../worstFirst.ts'
import { neededReads } from './neededReads.ts'
import type { ReviewInputs } from './ReviewInputs.ts'
import { runChecks } from './runChecks.ts'

const failed = { ok: false, reason: 'the line is dead' } as const
const open = (checks: readonly Check[]) => checks.filter(({ verdict }) => verdict !== 'verified')
const found = (inputs: ReviewInputs) => open(runChecks(inputs)).map(({ id, field, verdict }) => [id, field, verdict])

describe('an honest payment', () => {
  test('behavior: every check runs and is verified', () => {
    const checks = runChecks(reviewInputs())
    expect(open(checks)).toEqual([])
    expect(checks.length).toBeGreaterThan(15)
  })

  test('behavior: once proposed, it does not collide with itself', () => {
    const { reviewed } = reviewInputs()
    const { nonce } = reviewed.transaction
    const judge = (hash: `0x${string}`) =>
      runChecks(reviewInputs({ queued: { ok: true, value: [{ nonce, hash }] } })).find(({ id }) => id === 'nonce')
    expect(judge(reviewed.safeTxHash)?.verdict).toBe('verified')
    expect(judge(reviewed.domainHash)?.verdict).toBe('caution')
  })

  test('behavior: a draft that the service does not know is not compared with it', () => {
    expect(found(reviewInputs({ asked: null, claimed: null }))).toEqual([])
  })
})

describe('a service that lies', () => {
  const account = (changes: object) => ({ service: { ok: true as const, value: { ...claimed, ...changes } } })
  test.each<[string, Partial<ReviewInputs>, string, string | undefined]>([
    ['owners', account({ owners: [{ value: stranger }] }), 'account-state', 'owners'],
    ['threshold', account({ threshold: 1 }), 'account-state', 'threshold'],
    ['a nonce not reached', account({ nonce: 8 }), 'account-state', 'nonce'],
    ['master copy', account({ implementation: { value: stranger } }), 'account-state', 'implementation'],
    ['a module hidden', { state: { ok: true, value: { ...state, modules: [stranger] } } }, 'account-state', 'modules'],
    ['a guard invented', account({ guard: { value: stranger } }), 'account-state', 'guard'],
    ['a guard for modules', account({ moduleGuard: { value: stranger } }), 'account-state', 'moduleGuard'],
    ['the handler', account({ fallbackHandler: null }), 'account-state', 'fallbackHandler'],
    ['the version', account({ version: '1.3.0' }), 'account-state', 'version'],
    ['the address', account({ address: { value: stranger } }), 'account-state', 'address'],
    ['the chain', account({ chainId: '1' }), 'account-state', 'chainId'],
    ['the hash', { claimed: { hash: `0x${'0'.repeat(64)}`, outcome: null } }, 'service-hash', 'safeTxHash'],
    ['which transaction', { asked: `0x${'0'.repeat(64)}` }, 'service-hash', 'id'],
    [
      'that it ran',
      { claimed: { hash: reviewInputs().reviewed.safeTxHash, outcome: 'executed' } },
      'claimed-status',
      'txStatus',
    ],
    ['decimals', { tokenClaimed: () => ({ symbol: 'TUSD', decimals: 9 }) }, 'tokens', `tokens.${token}.decimals`],
    [
      'native decimals',
      { nativeCurrency: { reported: { symbol: 'ETH', decimals: 6 }, known: null } },
      'native-currency',
      'nativeCurrency.decimals',
    ],
  ])('error: about %s is a danger that names the field', (_, changes, id, field) => {
    const dangers = dangersOf(runChecks(reviewInputs(changes)))
    expect(dangers.map((check) => [check.id, check.field])).toContainEqual([id, field])
  })

  test.each<[string, Partial<ReviewInputs>, string]>([
    ['is behind', account({ nonce: 6 }), 'account-state'],
    ['renames a token', { tokenClaimed: () => ({ symbol: 'USDC', decimals: 6 }) }, 'tokens'],
  ])('behavior: a service that %s is a caution', (_, changes, id) => {
    expect(open(runChecks(reviewInputs(changes))).map((check) => [check.id, check.verdict])).toEqual([[id, 'caution']])
  })

  test('behavior: a version with build metadata, and a missing version, are not contradictions', () => {
    expect(found(reviewInputs(account({ version: '1.4.1+L2' })))).toEqual([])
    expect(found(reviewInputs(account({ version: null })))).toEqual([])
  })
})

describe('what could not be read', () => {
  test.each<[string, Partial<ReviewInputs>, string]>([
    ['the account', { state: failed }, 'account-state'],
    ['the service', { service: failed }, 'account-state'],
    ['the contract’s hash', { contractHash: failed }, 'contract-hash'],
    ['the contract’s domain', { contractDomain: failed }, 'contract-domain'],
    ['owners that are contracts', { contracts: failed }, 'contract-owners'],
    ['the token', { tokenOnChain: () => failed }, 'tokens'],
    ['the token, never asked', { tokenOnChain: () => undefined }, 'tokens'],
    ['the target’s code', { isContract: () => failed }, 'inputs'],
    ['what stood there before', { genuine: [], earlier: failed }, 'contract-age'],
    ['what it holds', { balanceOf: () => failed }, 'holdings'],
    ['the history', { paidBefore: failed, known: [] }, 'recipients'],
    ['the node', { node: { ...reviewInputs().node!, answered: failed } }, 'node'],
  ])('error: %s is not checked, and never verified', (_, changes, id) => {
    const checks = runChecks(reviewInputs(changes)).filter((check) => check.id === id)
    expect(checks.map(({ verdict }) => verdict)).toContain('unchecked')
    expect(checks.map(({ verdict }) => verdict)).not.toContain('verified')
  })

  test('error: with every read failed nothing about the chain is verified', () => {
    const inputs = reviewInputs({
      state: failed,
      service: failed,
      contractHash: failed,
      contractDomain: failed,
      contracts: failed,
      queued: failed,
      known: [],
      paidBefore: failed,
      tokenOnChain: () => failed,
      isContract: () => failed,
      balanceOf: () => failed,
      earlier: failed,
      node: null,
    })
    const verified = runChecks(inputs).filter(({ verdict }) => verdict === 'verified')
    expect(verified.map(({ id }) => id).toSorted()).toEqual([
      'approvals',
      'chain-binding',
      'contract-control',
      'delegatecall',
      'refund',
      'service-hash',
      'settings',
      'signatures',
      'typed-data',
      'witness-hash',
    ])
  })
})

describe('any transaction at all', () => {
  test('behavior: is judged without an error, in the same order, each finding with a text', () => {
    fc.assert(
      fc.property(transactionArbitrary, (transaction) => {
        const inputs = reviewInputs({ transaction })
        const checks = runChecks(inputs)
        expect(runChecks(inputs)).toEqual(checks)
        for (const { title, reason } of checks) expect([title.length > 3, reason.length > 5]).toEqual([true, true])
        if (transaction.operation === 1) expect(dangersOf(checks).map(({ id }) => id)).toContain('delegatecall')
      }),
      { numRuns: 60 },
    )
  })
})

describe('attacks of the past', () => {
  test('security: Bybit, a delegatecall that writes slot 0 and looks like a transfer', () => {
    const transaction = buildTransaction({ to: stranger, operation: 1, data: transferOf(payee, 0n), nonce: 7n })
    expect(dangersOf(runChecks(reviewInputs({ transaction }))).map(({ title }) => title)).toContain(
      'Delegatecall to unknown code',
    )
  })

  test('error: a module enabled in the last call of a batch', () => {
    const transaction = batchOf(callTo(token, transferOf(payee, 5n)), callTo(safe, calldata('0x610b5925', stranger)))
    const [danger] = dangersOf(runChecks(reviewInputs({ transaction })))
    expect(danger).toMatchObject({ id: 'settings', field: 'calls[1]', title: 'This enables an unknown module' })
    expect(danger?.facts).toEqual([{ name: 'Modules', before: 'none', after: stranger }])
  })

  test('security: an owner added through the zero address, which batches of 1.5.0 treat as the account', () => {
    const transaction = batchOf(callTo(ZERO_ADDRESS, calldata('0x0d582f13', stranger, 1n)))
    const checks = runChecks(reviewInputs({ transaction }))
    expect(checks.find(({ id }) => id === 'settings')).toMatchObject({ verdict: 'caution', field: 'calls[0]' })
    expect(checks.find(({ id }) => id === 'new-owners')?.field).toBe('calls[0].owner')
  })
})

test('behavior: the needed reads follow from the bytes', () => {
  const transaction = batchOf(
    callTo(token, transferOf(payee, 5n)),
    callTo(token, calldata('0x095ea7b3', stranger, 5n)),
    callTo(safe, calldata('0x610b5925', stranger)),
    callTo(safe, calldata('0x0d582f13', owners[0]!, 1n)),
  )
  const needed = neededReads(reviewInputs({ transaction }).reviewed, book)
  expect(needed.code).toEqual([transaction.to, stranger])
  expect(needed.contracts).toEqual([transaction.to, token, payee, stranger])
  expect(needed.tokens).toEqual([token])
  expect(needed.newOwners).toEqual([owners[0]])
  expect(needed.children).toEqual([])
})
