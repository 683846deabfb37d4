import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, encodeExecTransaction, packSignatures, type Signature } from '@countersign/safe'
import { demoOwners, devClient, waitForReceipt } from '@countersign/devchain'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextState } from '../src/screens/execution/nextState.ts'
import { observe } from '../src/screens/execution/observe.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { signReviewed } from '../src/signing/review/signTypedData.ts'
import { assertExecutes } from '../src/signing/execution/assertExecutes.ts'
import { assertExecutesAll, executeSeveral } from '../src/signing/execution/executeSeveral.ts'
import { executeTransaction } from '../src/signing/execution/executeTransaction.ts'
import type { PendingExecution } from '../src/signing/execution/PendingExecution.ts'
import { pendingStore } from '../src/signing/execution/pendingStore.ts'
import { readFate } from '../src/data/sent/readFate.ts'
import { sentStore } from '../src/data/sent/sentStore.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

const recipient: Address = '0x00000000000000000000000000000000DeaDBeef'

async function signedBy(safe: Address, value: bigint, signers: readonly number[], nonce = 0n) {
  const transaction = buildTransaction({ to: recipient, value, nonce })
  const { reviewed, state } = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  const signatures: Signature[] = []
  for (const index of signers) {
    await stage.connect(index)
    signatures.push(await signReviewed(stage.chain, reviewed, state.owners))
  }
  const { owners, threshold } = state
  const { safeTxHash, version } = reviewed
  return {
    chain: stage.chain,
    safe,
    version,
    name: 'Halden treasury',
    safeTxHash,
    transaction,
    signatures,
    owners,
    threshold,
  }
}

const pendingOf = (safe: Address) => {
  const pending = pendingStore.list().find((entry) => entry.safe === safe)
  if (!pending) throw new Error('No execution is under way.')
  return pending
}

/** The record in the wallet's dialog. */
function sentOf(safe: Address) {
  const record = sentStore.list().find(({ hash }) => hash === pendingOf(safe).txHash)
  if (!record) throw new Error('The transaction is not in the list of sent transactions.')
  return record
}

/** The wallet answers when the transaction is sent; the block is mined later. */
const untilMined = (safe: Address) => waitForReceipt(devClient(stage.devchain.rpcUrl), pendingOf(safe).txHash)

describe('execution', () => {
  it('behavior: a transaction with two signatures is mined from any wallet', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const input = await signedBy(safe, parseEther('1'), [0, 2])
    await stage.connect(1)
    await executeTransaction(input)
    await untilMined(safe)
    const mined = nextState(pendingOf(safe), await observe(stage.chain, pendingOf(safe)))
    expect(mined).toMatchObject({ phase: 'mined', sender: demoOwners[1]?.address })
    expect(await stage.client.getBalance({ address: recipient })).toBe(parseEther('1'))

    const record = sentOf(safe)
    expect(record).toMatchObject({
      account: demoOwners[1].address,
      description: 'Execute Halden treasury 0',
      path: `/safes/${stage.chain.shortName}:${safe}/transactions/${input.safeTxHash}`,
      status: 'pending',
    })
    const block = mined.block ?? ''
    expect(await readFate(stage.chain, record)).toEqual({ status: 'confirmed', block })
    const patient = { ...record, confirmations: 3 }
    expect(await readFate(stage.chain, patient)).toEqual({ status: 'pending', block })
    await devClient(stage.devchain.rpcUrl).mine({ blocks: 2 })
    expect(await readFate(stage.chain, patient)).toEqual({ status: 'confirmed', block })
  })

  it('behavior: the object given to eth_sendTransaction executes the hash on screen; another object is never passed to the wallet', async () => {
    const safe = await stage.deploy('1.4.1', 1)
    const input = await signedBy(safe, parseEther('1'), [0])
    const handed = await stage.connect(1)
    const other = { ...input, transaction: { ...input.transaction, value: parseEther('2') } }
    const greedy = { ...input, transaction: { ...input.transaction, operation: 1 as const } }
    for (const tampered of [other, greedy]) await expect(executeTransaction(tampered)).rejects.toThrow()
    expect(handed.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)

    await executeTransaction(input)
    const sent = handed.find(({ method }) => method === 'eth_sendTransaction')
    const [request] = Array.isArray(sent?.params) ? sent.params : []
    expect(request).toMatchObject({ to: safe, value: '0x0' })
    expect(() => assertExecutes(request, input)).not.toThrow()
    expect(() => assertExecutes({ ...request, to: recipient }, input)).toThrow(input.safeTxHash)
    expect(() => assertExecutes({ ...request, value: '0x1' }, input)).toThrow(input.safeTxHash)
    expect(() => assertExecutes(request, { ...input, safeTxHash: `0x${'1'.repeat(64)}` })).toThrow(input.safeTxHash)
    await untilMined(safe)
  })

  it('behavior: several execute in one transaction, all or none, and each is decoded again before the wallet is asked', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const inputs = [await signedBy(safe, 1n, [0, 1], 0n), await signedBy(safe, 2n, [0, 2], 1n)]
    const [first] = inputs
    if (!first) throw new Error('No transaction is signed.')
    const several = { ...first, transactions: inputs }
    const handed = await stage.connect(2)
    await executeSeveral(several)
    const sent = handed.find(({ method }) => method === 'eth_sendTransaction')
    const [request] = Array.isArray(sent?.params) ? sent.params : []
    expect(() => assertExecutesAll(request, several)).not.toThrow()
    expect(() => assertExecutesAll(request, { ...several, transactions: inputs.toReversed() })).toThrow(
      first.safeTxHash.slice(0, 2),
    )
    expect(() => assertExecutesAll(request, { ...several, transactions: inputs.slice(1) })).toThrow(
      'the 1 transaction shown',
    )
    await untilMined(safe)
    for (const { safeTxHash } of inputs) {
      const pending = pendingStore.list().find((entry) => entry.safeTxHash === safeTxHash)
      if (!pending) throw new Error('The execution is not followed.')
      expect(nextState(pending, await observe(stage.chain, pending)).phase).toBe('mined')
    }
  })

  it('behavior: the last owner may execute without a signature', async () => {
    const safe = await stage.deploy('1.3.0', 2)
    const input = await signedBy(safe, 1n, [0])
    await stage.connect(2)
    await executeTransaction(input)
    await untilMined(safe)
    expect(nextState(pendingOf(safe), await observe(stage.chain, pendingOf(safe))).phase).toBe('mined')
  })

  it('error: a fee far above the node’s own is refused before the wallet is asked', async () => {
    const safe = await stage.deploy('1.4.1', 1)
    const input = await signedBy(safe, 1n, [0])
    const handed = await stage.connect(1)
    const chain = { ...stage.chain, gasPrice: [{ type: 'FIXED' as const, weiValue: parseEther('1').toString() }] }
    await expect(executeTransaction({ ...input, chain })).rejects.toMatchObject({ code: 'fee' })
    expect(handed.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('error: too few signatures are reported before the wallet is asked', async () => {
    const safe = await stage.deploy('1.4.1', 3)
    const input = await signedBy(safe, 1n, [0])
    const handed = await stage.connect(1)
    await expect(executeTransaction(input)).rejects.toMatchObject({
      code: 'not-enough-signatures',
      message: '2 of 3 needed signatures are valid. Another owner must sign first.',
    })
    expect(handed.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('error: a transaction that would revert is reported with the reason, and the wallet is not asked', async () => {
    const safe = await stage.deploy('1.4.1', 1)
    const input = await signedBy(safe, parseEther('100'), [0])
    const handed = await stage.connect(0)
    await expect(executeTransaction(input)).rejects.toMatchObject({
      code: 'would-revert',
      message: expect.stringContaining('the call inside failed, and nothing moved (GS013).'),
    })
    expect(handed.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('behavior: a transaction sped up in the wallet is found under its new hash', async () => {
    const safe = await stage.deploy('1.3.0', 1)
    const input = await signedBy(safe, 1n, [0])
    await stage.connect(0)
    const client = devClient(stage.devchain.rpcUrl)
    await client.setAutomine(false)
    await executeTransaction(input)
    const sent = pendingOf(safe)
    const faster = await sendInItsPlace(sent, { data: (await client.getTransaction({ hash: sent.txHash })).input })
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
    await waitForReceipt(client, faster)
    const mined = nextState(sent, await observe(stage.chain, sent))
    expect(mined).toMatchObject({ phase: 'mined', txHash: faster, failure: null })
    expect(BigInt(mined.fee ?? 0)).toBeGreaterThan(0n)
  })

  it('error: a transaction cancelled in the wallet is replaced after three checks and can be sent again', async () => {
    const safe = await stage.deploy('1.4.1', 1)
    const input = await signedBy(safe, 1n, [0])
    await stage.connect(0)
    const client = devClient(stage.devchain.rpcUrl)
    await client.setAutomine(false)
    await executeTransaction(input)
    const sent = pendingOf(safe)
    const cancelled = await sendInItsPlace(sent, { to: sent.sender, data: '0x' })
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
    await waitForReceipt(client, cancelled)
    expect(await lookThrice(sent)).toMatchObject({ phase: 'failed', failure: { kind: 'replaced' } })
    await executeTransaction(input)
    await untilMined(safe)
    expect(nextState(pendingOf(safe), await observe(stage.chain, pendingOf(safe))).phase).toBe('mined')
  })

  it('error: a transaction is reverted because another transaction of the account was executed first', async () => {
    const safe = await stage.deploy('1.4.1', 1)
    const late = await signedBy(safe, 1n, [0])
    const first = await signedBy(safe, 2n, [0])
    await stage.connect(1)
    const client = devClient(stage.devchain.rpcUrl)
    await client.setAutomine(false)
    await executeTransaction(late)
    const sent = pendingOf(safe)
    const data = encodeExecTransaction(first.transaction, packSignatures(first.signatures))
    await sendInItsPlace({ ...sent, sender: demoOwners[2].address, walletNonce: null }, { data })
    expect(await readFate(stage.chain, sentOf(safe))).toBeNull()
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
    await waitForReceipt(client, sent.txHash)
    const ended = nextState(sent, await observe(stage.chain, sent))
    expect(ended).toMatchObject({ phase: 'failed', failure: { kind: 'nonce-taken' } })
    expect(await readFate(stage.chain, sentOf(safe))).toEqual({ status: 'failed', block: ended.block })
    expect(BigInt(ended.fee ?? 0)).toBeGreaterThan(0n)
  })
})

/** Sends with the same wallet nonce and a higher fee, as a wallet does to speed up or to cancel. */
async function sendInItsPlace(
  { sender, walletNonce, safe }: PendingExecution,
  { to = safe, data }: { to?: Address; data: Hex },
): Promise<Hex> {
  const client = devClient(stage.devchain.rpcUrl)
  const maxPriorityFeePerGas = 10_000_000_000n
  return client.sendTransaction({
    chain: null,
    account: sender,
    to,
    data,
    gas: 300_000n,
    maxPriorityFeePerGas,
    maxFeePerGas: 10n * maxPriorityFeePerGas,
    ...(walletNonce === null ? {} : { nonce: walletNonce }),
  })
}

async function lookThrice(pending: PendingExecution): Promise<PendingExecution> {
  let state = pending
  for (let look = 0; look < 3; look++) state = nextState(state, await observe(stage.chain, state))
  return state
}
