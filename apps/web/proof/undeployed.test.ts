import type { SafeState } from '@countersign/api'
import { createChainOnlyClient, createProposalStore, memoryKeyValue } from '@countersign/chain-client'
import { demoOwners, devClient, fund, sendTransaction as send, spareKeys, waitForReceipt } from '@countersign/devchain'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import {
  buildTransaction,
  encodeMultiSend,
  hashSafeTransaction,
  predictAccount,
  type SafeTransactionData,
  type Signature,
} from '@countersign/safe'
import type { CheckId } from '@countersign/safe/checks'
import { decodeFunctionData, parseEther } from 'viem'
import { safeAbi } from '@countersign/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageContext } from '../src/data/chain-only/pageChainOnlyClient.ts'
import { planAccount } from '../src/data/creation/planAccount.ts'
import { addUndeployed, findCreation, storedCreation } from '../src/data/undeployed/undeployedAccounts.ts'
import { readAccountState } from '../src/data/undeployed/readAccountState.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { runSimulation } from '../src/parts/simulation/runSimulation.ts'
import { assertDeploysAndExecutes } from '../src/signing/execution/deployAndExecute.ts'
import { executeTransaction } from '../src/signing/execution/executeTransaction.ts'
import { pendingStore } from '../src/signing/execution/pendingStore.ts'
import { signReviewed } from '../src/signing/review/signTypedData.ts'
import { setStage, type Stage } from './testStage.ts'
import { detailsOf } from './detailsOf.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

const owners = demoOwners.slice(0, 3).map(({ address }) => address)
const recipient: Address = '0x00000000000000000000000000000000DeaDBeef'

/** An account of this browser that no chain has, two of three owners. */
async function future(): Promise<Address> {
  await stage.connect(0)
  const { address, creation } = await planAccount(stage.chain, owners, 2, { firstSalt: nextSalt++ })
  const { chainId } = stage.chain
  addUndeployed([{ chainId, address, name: 'Reserve', creation: storedCreation(creation) }])
  return address
}
let nextSalt = 500n

const review = (
  safe: Address,
  signatures: readonly Signature[] = [],
  change: { nonce?: bigint; safeTxGas?: bigint } = {},
  service: Promise<SafeState> = Promise.reject(new Error('it is not deployed')),
) => {
  const transaction = { ...buildTransaction({ to: recipient, value: parseEther('1'), nonce: 0n }), ...change }
  return readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: signatures.length === 0 ? null : detailsOf(safe, transaction, hashOf(safe, transaction), signatures),
    service,
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
}
const hashOf = (safe: Address, transaction: SafeTransactionData): Hex =>
  hashSafeTransaction({ chainId: BigInt(stage.chain.chainId), safe, version: '1.4.1', transaction })
const verdicts = (checks: Awaited<ReturnType<typeof review>>['checks'], id: CheckId) =>
  checks.filter((check) => check.id === id).map(({ verdict, reason }) => [verdict, reason])

async function sign(safe: Address, signers: readonly number[]): Promise<Signature[]> {
  const { reviewed, state } = await review(safe)
  const signatures: Signature[] = []
  for (const index of signers) {
    await stage.connect(index)
    signatures.push(await signReviewed(stage.chain, reviewed, state.owners))
  }
  return signatures
}

it('behavior: the review says what was computed and what could not be read; two owners sign, a stranger deploys and executes', async () => {
  const safe = await future()
  const draft = await review(safe)
  expect(draft.state).toMatchObject({ owners, threshold: 2, nonce: 0n, creation: { threshold: 2 } })
  expect(verdicts(draft.checks, 'account-deployment')).toEqual([
    ['verified', expect.stringContaining('hash is the address')],
  ])
  const unread = [['unchecked', expect.stringContaining('not deployed')]]
  for (const id of ['contract-hash', 'contract-domain', 'account-state'] as const)
    expect([id, verdicts(draft.checks, id)]).toEqual([id, unread])
  expect(verdicts(draft.checks, 'account-code')).toMatchObject([['verified', expect.any(String)]])
  expect(draft.checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])

  await fund(stage.devchain.rpcUrl, safe, { native: parseEther('3') })
  const signatures = await sign(safe, [0, 2])
  const complete = await review(safe, signatures)
  expect(complete.checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
  expect(verdicts(complete.checks, 'execution')).toEqual([['verified', expect.any(String)]])
  // A call that may fail without a revert was not tried.
  expect(verdicts((await review(safe, signatures, { safeTxGas: 9_000n })).checks, 'execution')[0]?.[0]).toBe(
    'unchecked',
  )

  const { reviewed, state } = complete
  const input = {
    chain: stage.chain,
    safe,
    version: reviewed.version,
    name: 'Reserve',
    safeTxHash: reviewed.safeTxHash,
    transaction: reviewed.transaction,
    signatures,
    owners: state.owners,
    threshold: state.threshold,
    creation: state.creation,
  }
  // One signature, and the other owner sends: the sender does not count.
  const handed = await stage.connect(2)
  await expect(executeTransaction({ ...input, signatures: signatures.slice(0, 1) })).rejects.toMatchObject({
    code: 'not-enough-signatures',
  })
  expect(handed.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])

  await stage.connect(1)
  await executeTransaction(input)
  const pending = pendingStore.list().find((entry) => entry.safe === safe)
  await waitForReceipt(devClient(stage.devchain.rpcUrl), pending?.txHash ?? '0x')
  expect(await stage.client.getBalance({ address: recipient })).toBe(parseEther('1'))
  const after = await readAccountState(stage.chain, safe)
  expect(after).toMatchObject({ owners, threshold: 2, nonce: 1n })
  expect(after.creation).toBeUndefined()
  // The account exists now, so the same review is one of a used number.
  expect(verdicts((await review(safe, signatures)).checks, 'nonce')[0]?.[0]).toBe('danger')
})

it('security: a service that describes the account as deployed, with other owners, is a danger', async () => {
  const safe = await future()
  const other = await stage.deploy('1.4.1', 1)
  const { checks } = await review(safe, [], {}, stage.serviceState(other))
  expect(checks.filter(({ id, verdict }) => id === 'account-state' && verdict === 'danger').length).toBeGreaterThan(1)
})

it('behavior: the simulation creates the account first', async () => {
  const safe = await future()
  await fund(stage.devchain.rpcUrl, safe, { native: parseEther('3') })
  const creation = findCreation({ chainId: stage.chain.chainId, safe })
  const transaction = buildTransaction({ to: recipient, value: parseEther('1'), nonce: 0n })
  const { result } = await runSimulation({
    chain: stage.chain,
    safe,
    transaction,
    sender: spareKeys[0].address,
    knownAddresses: [],
    creation,
  })
  expect(result).toMatchObject({ success: true, innerSuccess: true })
  expect(result.assumptions.join(' ')).toContain('created it first')
})

it('security: a request for the wallet with another creation, another transaction or a third call is not sent', async () => {
  const safe = await future()
  await fund(stage.devchain.rpcUrl, safe, { native: parseEther('3') })
  const signatures = await sign(safe, [0, 1])
  const { reviewed, state, execution } = await review(safe, signatures)
  const creation = state.creation
  if (!creation || !execution) throw new Error('It is not deployed, and complete.')
  const input = {
    chain: stage.chain,
    safe,
    version: reviewed.version,
    name: null,
    safeTxHash: reviewed.safeTxHash,
    transaction: reviewed.transaction,
    signatures,
    owners: state.owners,
    threshold: 2,
    creation,
  }
  const request = (data: Hex, value: `0x${string}` = '0x0') => ({
    from: owners[0] ?? ZERO_ADDRESS,
    to: recipient,
    data,
    value,
    gas: '0x1' as const,
  })
  expect(() => assertDeploysAndExecutes(request(execution.data), input)).not.toThrow()
  const { call } = predictAccount(creation)
  const execute = encodeExecutionOf(execution.data)
  const create = { operation: 0, to: creation.factory, value: 0n, data: call } as const
  const run = { operation: 0, to: safe, value: 0n, data: execute } as const
  const other = predictAccount({ ...creation, saltNonce: creation.saltNonce + 1n })
  for (const calls of [
    [create, run, run],
    [run, create],
    [create],
    [{ ...create, data: other.call }, run],
    [create, { ...run, to: other.address }],
    [create, { ...run, data: `${execute.slice(0, 10)}${'0'.repeat(63)}9${execute.slice(74)}` as Hex }],
    [{ ...create, value: 1n }, run],
  ])
    expect(() => assertDeploysAndExecutes(request(encodeMultiSend(calls)), input)).toThrow()
  expect(() => assertDeploysAndExecutes(request(execution.data, '0x1'), input)).toThrow()
})

function encodeExecutionOf(data: Hex): Hex {
  const at = data.indexOf('6a761202')
  const execution = `0x${data.slice(at)}` as Hex
  // Up to the padding of the outer bytes: the decoder of the ABI ignores what follows.
  expect(decodeFunctionData({ abi: safeAbi, data: execution }).functionName).toBe('execTransaction')
  return execution
}

it('security: creation data that give another address are not used in place of the chain', async () => {
  const { address, creation } = await planAccount(stage.chain, owners, 2, { firstSalt: nextSalt++ })
  const { chainId } = stage.chain
  addUndeployed([{ chainId, address, name: '', creation: { ...storedCreation(creation), threshold: 1 } }])
  await expect(readAccountState(stage.chain, address)).rejects.toThrow()
  await expect(readAccountState(stage.chain, recipient)).rejects.toThrow()
})

it('error: another wallet deployed it first: nothing is sent, and the transaction is executed alone', async () => {
  const safe = await future()
  await fund(stage.devchain.rpcUrl, safe, { native: parseEther('3') })
  const signatures = await sign(safe, [0, 1])
  const { reviewed, state } = await review(safe, signatures)
  const creation = state.creation
  if (!creation) throw new Error('It is not deployed.')
  await send(devClient(stage.devchain.rpcUrl), {
    from: spareKeys[1].address,
    to: creation.factory,
    data: predictAccount(creation).call,
  })
  const input = {
    chain: stage.chain,
    safe,
    version: reviewed.version,
    name: null,
    safeTxHash: reviewed.safeTxHash,
    transaction: reviewed.transaction,
    signatures,
    owners: state.owners,
    threshold: 2,
  }
  await stage.connect(1)
  await expect(executeTransaction({ ...input, creation })).rejects.toMatchObject({ code: 'no-free-address' })
  expect((await review(safe, signatures)).state.creation).toBeUndefined()
  await executeTransaction(input)
})

it('behavior: without a service, this browser keeps proposals and signatures of an account that is not deployed', async () => {
  const safe = await future()
  const { chainId } = stage.chain
  const client = createChainOnlyClient({
    ...pageContext,
    chains: () => [stage.chain],
    proposals: createProposalStore(memoryKeyValue()),
  })
  await expect(client.getSafe({ params: { chainId, safe } })).rejects.toMatchObject({ statusCode: 404 })
  const [first, second] = await sign(safe, [0, 1])
  const { reviewed } = await review(safe)
  const { safeTxHash, transaction } = reviewed
  if (!first || !second) throw new Error('Two owners signed.')
  const body = { ...transaction, safeTxHash, sender: first.owner, signature: first.data, origin: null }
  await client.proposeTransaction({ params: { chainId, safe }, body })
  await client.confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: second.data } })
  const queue = await client.getQueue({ params: { chainId, safe }, query: {} })
  expect(queue.results.filter(({ type }) => type === 'TRANSACTION')).toMatchObject([
    { transaction: { executionInfo: { confirmationsSubmitted: 2, confirmationsRequired: 2 } } },
  ])
})
