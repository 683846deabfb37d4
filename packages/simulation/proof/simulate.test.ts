import { safeProxyFactoryAbi } from '@countersign/chains'
import {
  demoOwners,
  executeSafeTransaction,
  fund,
  safeCreation,
  simulateSafeAddress,
  spareKeys,
} from '@countersign/devchain'
import { checksumAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer } from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runInThread } from '../src/evm/runInThread.ts'
import { readAccountFacts } from '../src/request/readAccountFacts.ts'
import type { AccountFacts } from '../src/values/AccountFacts.ts'
import type { Plan } from '../src/values/Plan.ts'
import type { EngineName } from '../src/values/SimulationResult.ts'
import { SAFE_SLOT } from '../src/values/safeSlots.ts'
import { simulate } from '../src/run/simulate.ts'
import { SimulationError } from '../src/rpc/SimulationError.ts'
import { addressWord } from '../testing/bytecode.ts'
import { CHAIN_ID, places, startScene, without, type Scene } from '../testing/startScene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

const chainId = BigInt(CHAIN_ID)
const recipient = spareKeys[0].address
const allEngines: readonly EngineName[] = ['eth_simulateV1', 'debug_traceCall', 'in-page EVM']

describe.each(allEngines)('by %s', (engine) => {
  test('behavior: a simulation without signatures matches the execution', async () => {
    const { contracts, safe } = scene
    const nonce = await readNonce()
    const data = encodeErc20Transfer(recipient, 1_000_000n)
    const result = await simulate(
      { chainId, safe, transaction: buildTransaction({ to: contracts.testUsd, data, nonce }) },
      scene.rpc,
      { engines: [engine] },
    )
    expect(result).toMatchObject({ engine, success: true, innerSuccess: true, reason: null })
    expect(result.deltas).toEqual([
      { owner: safe, amount: -1_000_000n, kind: 'erc20', token: contracts.testUsd },
      { owner: recipient, amount: 1_000_000n, kind: 'erc20', token: contracts.testUsd },
    ])
    const [own] = result.writes.known ? result.writes.value : []
    expect(own?.writes.map(({ label }) => label)).toEqual(['nonce'])

    const done = await executeSafeTransaction(scene.rpc.url, {
      safe,
      signers: [demoOwners[0], demoOwners[1]],
      to: contracts.testUsd,
      data,
    })
    const receipt = await scene.client.getTransactionReceipt({ hash: done.transactionHash })
    // The account's own log of the execution contains the signatures. All other logs must be equal.
    const comparable = (logs: readonly { address: string; topics: readonly string[]; data: string }[]) =>
      logs.map(({ address, topics, data }) => [address.toLowerCase(), topics, data.length > 500 ? data.length : data])
    expect(comparable(result.logs)).toEqual(comparable(receipt.logs))
    // Real signatures cost other calldata and a recovery each; approved hashes cost a storage read.
    const difference = Number(receipt.gasUsed - result.gasUsed) / Number(receipt.gasUsed)
    expect(Math.abs(difference)).toBeLessThan(0.1)
  })

  test('behavior: the guard runs, and can refuse', async () => {
    const { client, safe130: safe } = scene
    const transaction = buildTransaction({ to: recipient, value: 1n, nonce: 0n })
    const setGuard = (guard: `0x${string}`) =>
      client.setStorageAt({ address: safe, index: SAFE_SLOT.guard, value: addressWord(guard) })
    await setGuard(places.openGuard)
    await client.mine({ blocks: 1 })
    const open = await simulate({ chainId, safe, transaction }, scene.rpc, { engines: [engine] })
    expect(open.success).toBe(true)
    await setGuard(places.closedGuard)
    await client.mine({ blocks: 1 })
    const closed = await simulate({ chainId, safe, transaction }, scene.rpc, { engines: [engine] })
    expect(closed).toMatchObject({ success: false, reason: 'It reverted without a reason.' })
    await setGuard(ZERO_ADDRESS)
    await client.mine({ blocks: 1 })
  })

  test('behavior: an undeployed account is created first', async () => {
    const options = { owners: demoOwners.map(({ address }) => address), threshold: 2, saltNonce: 77n }
    const safe = checksumAddress(await simulateSafeAddress(scene.rpc.url, options))
    const { factory, singleton, initializer, saltNonce, version } = safeCreation(options)
    if ((await scene.client.getBalance({ address: safe })) === 0n) await fund(scene.rpc.url, safe, { native: 10n })
    const data = encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [singleton, initializer, saltNonce],
    })
    const request = {
      chainId,
      safe,
      creation: { factory, data, version },
      transaction: buildTransaction({ to: recipient, value: 7n, nonce: 0n }),
    }
    const result = await simulate(request, scene.rpc, { engines: [engine] })
    expect(result).toMatchObject({ success: true, innerSuccess: true })
    expect(result.deltas).toContainEqual({ owner: safe, amount: -7n, kind: 'native' })
    const [own] = result.writes.known ? result.writes.value : []
    expect(own?.writes.map(({ label }) => label)).toEqual(['nonce'])
    expect(result.assumptions.join(' ')).toContain('not deployed yet')
  })
})

test('behavior: a run that began with reported facts counts only if the chain has them, and its plan can be sent to a worker', async () => {
  const { safe } = scene
  const transaction = buildTransaction({ to: recipient, value: 1n, nonce: await readNonce() })
  const plans: Plan[] = []
  const run = (reported: AccountFacts) =>
    simulate({ chainId, safe, transaction, reported: () => reported }, scene.rpc, {
      engines: ['in-page EVM'],
      runEvm: async (plan, rpc) => {
        plans.push(structuredClone(plan))
        return runInThread(plan, rpc)
      },
    })
  const facts = await readAccountFacts({ safe }, scene.rpc, await scene.client.getBlockNumber())
  const honest = await run(facts)
  expect(honest.success).toBe(true)
  expect(plans).toHaveLength(1)
  const lied = await run({ ...facts, owners: [recipient], threshold: 1 })
  expect(plans).toHaveLength(3)
  expect(lied.assumptions).toEqual(honest.assumptions)
  expect(plans.at(-1)?.owners).toEqual(facts.owners)
})

test('behavior: an engine that the node lacks is skipped, and the reason is recorded', async () => {
  const transaction = buildTransaction({ to: recipient, value: 1n, nonce: 0n })
  const request = { chainId, safe: scene.safe150, transaction }
  const noDebug = await simulate(request, without(scene.rpc, ['debug_traceCall']))
  expect(noDebug.engine).toBe('in-page EVM')
  expect(noDebug.fallbacks.map(({ engine }) => engine)).toEqual(['eth_simulateV1', 'debug_traceCall'])
  const noSimulate = await simulate(request, without(scene.rpc, ['eth_simulateV1']))
  expect(noSimulate.engine).toBe('debug_traceCall')
  expect((await simulate(request, scene.rpc)).engine).toBe('eth_simulateV1')
})

test('error: a value that a node cannot provide is "not known", never empty', async () => {
  const transaction = buildTransaction({ to: recipient, value: 1n, nonce: 0n })
  const result = await simulate(
    { chainId, safe: scene.safe150, transaction },
    without(scene.rpc, ['debug_traceCall']),
    { engines: ['eth_simulateV1'] },
  )
  expect(result).toMatchObject({
    success: true,
    innerSuccess: true,
    writes: { known: false },
    inner: { known: false },
    environment: { known: false },
  })
  expect(result.deltas).toContainEqual({ owner: recipient, amount: 1n, kind: 'native' })
})

test('error: an address that is not an account, and a node without any engine, give an explanation', async () => {
  const transaction = buildTransaction({ to: recipient, nonce: 0n })
  await expect(simulate({ chainId, safe: recipient, transaction }, scene.rpc)).rejects.toThrow(SimulationError)
  await scene.client.mine({ blocks: 1 })
  const poor = without(scene.rpc, ['debug_traceCall', 'eth_simulateV1', 'eth_getStorageAt'])
  await expect(simulate({ chainId, safe: scene.safe150, transaction }, poor)).rejects.toThrow(
    'No engine could simulate',
  )
})

async function readNonce(): Promise<bigint> {
  const word = await scene.client.getStorageAt({ address: scene.safe, slot: SAFE_SLOT.nonce })
  return BigInt(word ?? 0)
}
