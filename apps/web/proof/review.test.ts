import type { SafeState, TransactionDetails } from '@countersign/api'
import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { demoOwners, deployTestContracts } from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import {
  buildSafeTransaction,
  buildTransaction,
  buildTransfers,
  packSignatures,
  type SafeTransactionData,
  type Signature,
  type TypedData,
} from '@countersign/safe'
import { hashTypedData, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckId } from '@countersign/safe/checks'
import { readMessageReview } from '../src/screens/messages/read/readMessageReview.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { signReviewed } from '../src/signing/review/signTypedData.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

const [, , carol] = demoOwners
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

const review = (
  safe: Address,
  transaction: SafeTransactionData,
  options: { service?: SafeState; details?: TransactionDetails; asked?: `0x${string}` } = {},
) =>
  readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: options.details ?? null,
    service: options.service ? Promise.resolve(options.service) : stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    askedHash: options.asked ?? null,
    sender: demoOwners[0]?.address ?? null,
  })

async function verdictOf(result: ReturnType<typeof review>, id: CheckId) {
  const { checks } = await result
  const check = checks.find((one) => one.id === id)
  return { verdict: check?.verdict, title: check?.title, reason: check?.reason }
}

const payment = (nonce = 0n) => buildTransaction({ to: carol?.address ?? ZERO_ADDRESS, value: parseEther('1'), nonce })

describe.each(['1.3.0', '1.4.1', '1.5.0'])('review of an account of version %s', (version) => {
  it('behavior: the data for the wallet hashes to the hash that is shown, and the contract accepts the signatures', async () => {
    const safe = await stage.deploy(version, 2)
    const draft = await review(safe, payment())
    const { reviewed } = draft
    expect(draft.checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
    expect(await verdictOf(Promise.resolve(draft), 'contract-hash')).toMatchObject({ verdict: 'verified' })
    expect(await verdictOf(Promise.resolve(draft), 'account-code')).toMatchObject({ verdict: 'verified' })

    const signatures: Signature[] = []
    for (const index of [0, 1]) {
      const handed = await stage.connect(index)
      signatures.push(await signReviewed(stage.chain, reviewed, draft.state.owners))
      const request = handed.find(({ method }) => method === 'eth_signTypedData_v4')
      const [, text] = Array.isArray(request?.params) ? request.params : []
      const typedData: TypedData = JSON.parse(String(text))
      // A second implementation hashes the exact text that the wallet received.
      expect(hashTypedData({ ...typedData, primaryType: 'SafeTx' })).toBe(reviewed.safeTxHash)
    }
    await expect(
      stage.client.readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'checkSignatures',
        args: [reviewed.safeTxHash, reviewed.preimage, packSignatures(signatures)],
      }),
    ).resolves.toBeUndefined()

    const complete = await review(safe, payment(), {
      details: detailsOf(safe, payment(), reviewed.safeTxHash, signatures),
    })
    expect(await verdictOf(Promise.resolve(complete), 'signatures')).toMatchObject({ verdict: 'verified' })
    expect(await verdictOf(Promise.resolve(complete), 'execution')).toMatchObject({
      verdict: 'verified',
      title: 'Would succeed now',
    })
  })
})

describe('review with a false service, or a dangerous transaction', () => {
  let safe: Address
  beforeAll(async () => {
    safe = await stage.deploy('1.4.1', 2)
  })

  it('error: a hash that differs from the computed one is a danger that shows both', async () => {
    const claimed = `0x${'1'.repeat(64)}` as const
    const { verdict, reason } = await verdictOf(
      review(safe, payment(), { details: detailsOf(safe, payment(), claimed) }),
      'service-hash',
    )
    expect(verdict).toBe('danger')
    expect(reason).toContain(claimed)
  })

  it.each([
    ['threshold', (state: SafeState) => ({ ...state, threshold: 1 }), ['says 2', 'says 1']],
    ['owners', (state: SafeState) => ({ ...state, owners: state.owners.slice(1) }), ['the service says 0x']],
    ['nonce', (state: SafeState) => ({ ...state, nonce: 3 }), ['says 0', 'says 3']],
    ['modules', (state: SafeState) => ({ ...state, modules: state.owners.slice(0, 1) }), ['says none', 'says 0x']],
    ['fallbackHandler', (state: SafeState) => ({ ...state, fallbackHandler: null }), ['says 0x', 'says none']],
  ])('error: a false %s of the service is reported by comparison with the chain', async (field, change, expected) => {
    const service = change(await stage.serviceState(safe))
    const { checks } = await review(safe, payment(), { service })
    const found = checks.filter(({ id, verdict }) => id === 'account-state' && verdict === 'danger')
    expect(found.map((check) => check.field)).toEqual([field])
    for (const words of expected) expect(found[0]?.reason).toContain(words)
  })

  it('error: an answer about another transaction than the requested one is a danger that shows both', async () => {
    const { reviewed } = await review(safe, payment())
    const asked = `0x${'7'.repeat(64)}` as const
    const details = detailsOf(safe, payment(), reviewed.safeTxHash)
    const { verdict, reason } = await verdictOf(review(safe, payment(), { details, asked }), 'service-hash')
    expect(verdict).toBe('danger')
    expect(reason).toContain(asked)
    expect(reason).toContain(reviewed.safeTxHash)
  })

  it('behavior: the hash is computed three times, by two independent implementations and by the contract', async () => {
    for (const id of ['witness-hash', 'contract-hash', 'contract-domain', 'typed-data'] as const)
      expect((await verdictOf(review(safe, payment()), id)).verdict, id).toBe('verified')
  })

  it('error: a token with false decimals from the service is a danger', async () => {
    const { testUsd } = await deployTestContracts(stage.devchain.rpcUrl)
    const transfers = [{ token: testUsd, recipient: carol?.address ?? ZERO_ADDRESS, amount: 1n }]
    const transfer = buildTransfers({ transfers, nonce: 0n, multiSendCallOnly: ZERO_ADDRESS })
    const reported = new Map([[testUsd.toLowerCase(), { symbol: 'TUSD', decimals: 9 }]])
    const { checks, unitOf } = await readReview({
      chain: stage.chain,
      safe,
      transaction: transfer,
      details: null,
      service: stage.serviceState(safe),
      queuedNonces: Promise.resolve([]),
      sender: null,
      tokenMetadataFromService: Promise.resolve(reported),
    })
    expect(checks.find(({ id, verdict }) => id === 'tokens' && verdict === 'danger')?.reason).toContain('9')
    expect(unitOf(testUsd)?.decimals).toBe(6)
  })

  it('error: bytes after a known call block when the contract could read them, and are a caution for a token', async () => {
    const { testUsd } = await deployTestContracts(stage.devchain.rpcUrl)
    const found = async (to: Address, data: `0x${string}`) => {
      const { checks } = await review(safe, buildTransaction({ to, data: `${data}c0ffee`, nonce: 0n }))
      return checks
        .filter(({ id, verdict }) => ['inputs', 'decoding'].includes(id) && verdict !== 'verified')
        .map(({ id, verdict, title }) => [id, verdict, title])
    }
    const words = `${(carol?.address ?? ZERO_ADDRESS).slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`
    const multiSend = findSafeDeployment('1.4.1', 'MultiSend')?.address ?? ZERO_ADDRESS
    expect(await found(testUsd, `0xa9059cbb${words}`)).toEqual([
      ['inputs', 'caution', 'Extra bytes'],
      ['decoding', 'caution', 'Calldata that is not decoded exactly'],
    ])
    expect(await found(multiSend, `0xa9059cbb${words}`)).toContainEqual(['inputs', 'danger', 'Extra bytes'])
    // mint(address,uint256), which only the list of known methods contains.
    expect(await found(multiSend, `0x40c10f19${words}`)).toContainEqual([
      'decoding',
      'danger',
      'Bytes follow the parameters of a known method',
    ])
  })

  it('error: a delegatecall to unknown code in a transaction of another account, approved here by its hash, blocks', async () => {
    const [outer, inner] = [await stage.deploy('1.4.1', 1), await stage.deploy('1.4.1', 1)]
    const biting = buildTransaction({ to: carol?.address ?? ZERO_ADDRESS, data: '0xa9059cbb', operation: 1, nonce: 0n })
    const { safeTxHash } = buildSafeTransaction({ chainId: 31337n, safe: inner, version: '1.4.1', transaction: biting })
    const approving = buildTransaction({ to: inner, data: `0xd4d9bdcd${safeTxHash.slice(2)}`, nonce: 0n })
    const { checks, nested } = await readReview({
      chain: stage.chain,
      safe: outer,
      transaction: approving,
      details: null,
      service: stage.serviceState(outer),
      queuedNonces: Promise.resolve([]),
      sender: null,
      fetchDetails: async () => detailsOf(inner, biting, safeTxHash),
    })
    expect(nested[0]?.reviewed?.safeTxHash).toBe(safeTxHash)
    const danger = checks.find(({ id, verdict }) => id === 'delegatecall' && verdict === 'danger')
    expect(danger?.field).toBe(`nested.${safeTxHash}.transaction.to`)
    expect(danger?.reason).toContain(`${safeTxHash} of ${inner}`)
  })

  it('error: an unknown module is a danger with its before and after', async () => {
    const enable = buildTransaction({
      to: safe,
      data: `0x610b5925${(carol?.address ?? ZERO_ADDRESS).slice(2).toLowerCase().padStart(64, '0')}`,
      nonce: 0n,
    })
    const { checks } = await review(safe, enable)
    const found = checks.find(({ id }) => id === 'settings')
    expect(found?.verdict).toBe('danger')
    expect(found?.facts?.[0]).toMatchObject({ name: 'Modules', before: 'none' })
  })

  it('behavior: without the service the comparison is not checked, never verified', async () => {
    const result = readReview({
      chain: stage.chain,
      safe,
      transaction: payment(),
      details: null,
      service: Promise.reject(new Error('503: upstream')),
      queuedNonces: Promise.reject(new Error('503: upstream')),
      sender: null,
    })
    expect((await verdictOf(result, 'account-state')).verdict).toBe('unchecked')
  })

  it('error: a delegatecall to unpublished code is a danger', async () => {
    const bite = buildTransaction({ to: carol?.address ?? ZERO_ADDRESS, operation: 1, data: '0x12345678', nonce: 0n })
    expect((await verdictOf(review(safe, bite), 'delegatecall')).verdict).toBe('danger')
  })

  it('behavior: a batch through the published MultiSendCallOnly is verified by its code', async () => {
    const multiSendCallOnly = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
    const transfer = { token: ZERO_ADDRESS, recipient: carol?.address ?? ZERO_ADDRESS, amount: 1n }
    const batch = buildTransfers({ transfers: [transfer, transfer], nonce: 0n, multiSendCallOnly })
    expect(await verdictOf(review(safe, batch), 'delegatecall')).toMatchObject({ verdict: 'verified' })
  })

  it('error: a gas refund is a danger', async () => {
    const greedy = { ...payment(), gasPrice: 1n, refundReceiver: carol?.address ?? ZERO_ADDRESS }
    expect((await verdictOf(review(safe, greedy), 'refund')).verdict).toBe('danger')
  })

  it('behavior: a gap in the nonces is a caution', async () => {
    expect((await verdictOf(review(safe, payment(4n)), 'nonce')).verdict).toBe('caution')
  })

  it('error: a signature of a non-owner is not used', async () => {
    const draft = await review(safe, payment())
    await stage.connect(0)
    const signature = await signReviewed(stage.chain, draft.reviewed, draft.state.owners)
    const foreign = { ...signature, owner: demoOwners[1]?.address ?? ZERO_ADDRESS }
    const details = detailsOf(safe, payment(), draft.reviewed.safeTxHash, [foreign])
    const result = await review(safe, payment(), { details })
    expect(result.signatures[0]?.outcome.kind).toBe('excluded')
    expect((await verdictOf(Promise.resolve(result), 'signatures')).verdict).toBe('caution')
  })

  it('error: a wallet that is not an owner is refused before a request', async () => {
    const draft = await review(safe, payment())
    const handed = await stage.connect(0)
    await expect(signReviewed(stage.chain, draft.reviewed, [carol?.address ?? ZERO_ADDRESS])).rejects.toMatchObject({
      code: 'not-a-signer',
    })
    expect(handed.some(({ method }) => method.startsWith('eth_sign'))).toBe(false)
  })

  it('error: typed data that does not hash to the hash that is shown is never passed to the wallet', async () => {
    const draft = await review(safe, payment())
    const handed = await stage.connect(0)
    const tampered = { ...draft.reviewed, typedData: { ...draft.reviewed.typedData, message: { nonce: '0' } } }
    await expect(signReviewed(stage.chain, tampered, draft.state.owners)).rejects.toThrow()
    expect(handed.some(({ method }) => method.startsWith('eth_sign'))).toBe(false)
  })
})

describe('review of a message', () => {
  const messageOf = async (safe: Address, askedHash: `0x${string}` | null) =>
    readMessageReview({
      chain: stage.chain,
      safe,
      content: 'Halden treasury controls this account.',
      origin: null,
      details: null,
      askedHash,
      service: stage.serviceState(safe),
    })

  it('behavior: a draft is checked against chain and service, and no check blocks it', async () => {
    const { checks } = await messageOf(await stage.deploy('1.4.1', 2), null)
    expect(checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
    expect(checks.find(({ id }) => id === 'account-state')?.verdict).toBe('verified')
  })

  it('error: another message than the requested one is a danger', async () => {
    const { checks } = await messageOf(await stage.deploy('1.4.1', 2), `0x${'7'.repeat(64)}`)
    expect(checks.find(({ id }) => id === 'service-hash')?.verdict).toBe('danger')
  })
})
