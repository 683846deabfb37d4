import { findSafeDeployment, legacySafeAbi, safeAbi } from '@countersign/chains'
import {
  demoModuleAbi,
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  fund,
  hashOnChain,
  revertingTargetAbi,
  sendTransaction,
  signSafeHash,
  spareKeys,
  type DeployedSafe,
} from '@countersign/devchain'
import { encodeExecTransaction } from '@countersign/safe'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { encodeFunctionData, multicall3Abi, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { confirmations, moduleTransactions, multisigTransactions, safes, transfers } from '../db/schema/schema.ts'
import { startFaultyNode } from '../testing/faultyNode.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

/** Every release, with and without the events of the L2 singletons where it has both. */
const VARIANTS = [
  { version: '1.0.0', l2: false },
  { version: '1.1.1', l2: false },
  { version: '1.2.0', l2: false },
  { version: '1.3.0', l2: false },
  { version: '1.3.0', l2: true },
  { version: '1.4.1', l2: false },
  { version: '1.4.1', l2: true },
  { version: '1.5.0', l2: false },
  { version: '1.5.0', l2: true },
]
const [owner1, owner2, owner3] = demoOwners
const recipient = spareKeys[0].address
const funder = spareKeys[5].address
/** Answers every call with 1: a guard that allows everything. */
const guard: Address = '0x1000000000000000000000000000000000000001'
const handler: Address = '0x1000000000000000000000000000000000000002'
const ACCEPTS_EVERYTHING: Hex = '0x600160005260206000f3'

const approvedBy = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`

let chain: TestChain
let service: TestContext
const made: DeployedSafe[] = []

beforeAll(async () => {
  chain = await startTestChain()
  const client = devClient(chain.rpcUrl)
  for (const address of [guard, handler]) await client.setCode({ address, bytecode: ACCEPTS_EVERYTHING })
  for (const [index, variant] of VARIANTS.entries()) made.push(await live(index, variant))
  service = await openTestContext(chain)
  await service.chain.indexer.sync()
})
afterAll(async () => {
  await service?.close()
  await chain?.devchain.stop({ snapshot: false })
})

/** The same activity for every account: incoming and outgoing coins, a failure, settings, a module, an approval. */
async function live(index: number, { version, l2 }: (typeof VARIANTS)[number]): Promise<DeployedSafe> {
  const { rpcUrl, contracts } = chain
  const owners = [owner1.address, owner2.address]
  const account = await deploySafe(rpcUrl, { owners, threshold: 2, version, l2, saltNonce: BigInt(1000 + index) })
  const safe = account.address
  await fund(rpcUrl, safe, { native: parseEther('2') })
  const signers = [owner1, owner2]
  const execute = (to: Address, data: Hex = '0x', value = 0n, safeTxGas = 0n) =>
    executeSafeTransaction(rpcUrl, { safe, to, data, value, safeTxGas, signers })
  const settings = (functionName: 'enableModule' | 'setGuard' | 'setFallbackHandler' | 'setModuleGuard', to: Address) =>
    execute(safe, encodeFunctionData({ abi: safeAbi, functionName, args: [to] }))
  await execute(recipient, '0x', 5n)
  await execute(
    contracts.revertingTarget,
    encodeFunctionData({ abi: revertingTargetAbi, functionName: 'fail' }),
    0n,
    50_000n,
  )
  const addOwner = { abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner3.address, 2n] } as const
  await execute(safe, encodeFunctionData(addOwner))
  await settings('enableModule', contracts.demoModule)
  const callModule = (to: Address, value: bigint, data: Hex) =>
    sendTransaction(devClient(rpcUrl), {
      from: spareKeys[3].address,
      to: contracts.demoModule,
      data: encodeFunctionData({ abi: demoModuleAbi, functionName: 'execute', args: [safe, to, value, data, 0] }),
    })
  await callModule(recipient, 11n, '0x')
  await callModule(contracts.revertingTarget, 0n, encodeFunctionData({ abi: revertingTargetAbi, functionName: 'fail' }))
  await sendTransaction(devClient(rpcUrl), {
    from: owner2.address,
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [approvedBy(index)] }),
  })
  if (version !== '1.0.0') await settings('setFallbackHandler', handler)
  if (version >= '1.3.0') await settings('setGuard', guard)
  if (version === '1.5.0') await settings('setModuleGuard', guard)
  return account
}

describe.each([...VARIANTS.entries()])('account %s: %o', (index, { version, l2 }) => {
  const read = async (table: typeof multisigTransactions) =>
    service.context.db.drizzle
      .select()
      .from(table)
      .where(eq(table.safe, made[index]!.address))
      .orderBy(asc(table.nonce))

  test('behavior: its creation and state are indexed', async () => {
    const { address, singleton, factory, initializer, saltNonce } = made[index]!
    const [row] = await service.context.db.drizzle.select().from(safes).where(eq(safes.address, address))
    const state = await service.chain.reader.readSafe(address)
    expect(row).toMatchObject({
      creator: owner1.address,
      factory,
      creationSingleton: singleton,
      setupData: initializer,
      saltNonce: String(saltNonce),
      version: l2 ? `${version}+L2` : version,
      nonce: state?.nonce,
      threshold: 2,
      owners: [owner3.address, owner1.address, owner2.address],
      modules: [chain.contracts.demoModule],
      fallbackHandler: version === '1.0.0' ? null : handler,
      guard: version >= '1.3.0' ? guard : null,
      moduleGuard: version === '1.5.0' ? guard : null,
    })
  })

  test('behavior: every execution is a row with parameters, outcome, required signatures and signers', async () => {
    const rows = await read(multisigTransactions)
    const settingsCount = [version !== '1.0.0', version >= '1.3.0', version === '1.5.0'].filter(Boolean).length
    expect(rows.map(({ nonce, failed, isStub }) => [nonce, failed, isStub])).toEqual(
      Array.from({ length: 4 + settingsCount }, (_, nonce) => [nonce, nonce === 1, false]),
    )
    expect(rows[0]).toMatchObject({ to: recipient, value: 5n, executor: owner1.address, confirmationsRequired: 2 })
    const { safeTxHash } = rows[0]!
    const signed = await service.context.db.drizzle
      .select()
      .from(confirmations)
      .where(eq(confirmations.safeTxHash, safeTxHash))
    expect(new Set(signed.map(({ owner }) => owner))).toEqual(new Set([owner1.address, owner2.address]))
  })

  test('behavior: module calls are rows with their outcome', async () => {
    const rows = await service.context.db.drizzle
      .select()
      .from(moduleTransactions)
      .where(eq(moduleTransactions.safe, made[index]!.address))
      .orderBy(asc(moduleTransactions.blockNumber))
    expect(rows.map(({ module, to, value, failed }) => [module, to, value, failed])).toEqual([
      [chain.contracts.demoModule, recipient, 11n, false],
      [chain.contracts.demoModule, chain.contracts.revertingTarget, 0n, true],
    ])
    for (const { id } of rows) expect(id).toMatch(/^i[0-9a-f]{64}\d*(,\d+)*$/)
  })

  test('behavior: incoming and outgoing native coin is indexed once', async () => {
    const rows = await service.context.db.drizzle
      .select()
      .from(transfers)
      .where(eq(transfers.safe, made[index]!.address))
      .orderBy(asc(transfers.blockNumber))
    expect(rows.map(({ direction, from, to, value }) => [direction, from, to, value])).toEqual([
      ['INCOMING', funder, made[index]!.address, parseEther('2')],
      ['OUTGOING', made[index]!.address, recipient, 5n],
      ['OUTGOING', made[index]!.address, recipient, 11n],
    ])
    for (const { id } of rows) expect(id).toMatch(/^i[0-9a-f]{64}\d*(,\d+)*$/)
  })

  test('behavior: an approved hash is a confirmation', async () => {
    const { address } = made[index]!
    const rows = await service.context.db.drizzle
      .select()
      .from(confirmations)
      .where(and(eq(confirmations.safe, address), eq(confirmations.source, 'approveHash')))
    expect(rows).toMatchObject([{ owner: owner2.address, safeTxHash: approvedBy(index) }])
  })
})

test.each(VARIANTS.slice(0, 3).map(({ version }, index) => [version, index] as const))(
  'behavior: the gas of an inner call is measured by an account of %s',
  async (_version, index) => {
    const { reader } = service.chain
    const { address } = made[index]!
    const call = { to: recipient, value: 1n, data: '0x', operation: 0 } as const
    const gas = await reader.estimateSafeTxGas(address, call)
    expect(gas).toBeGreaterThan(10_000n)
    expect(gas).toBeLessThan(100_000n)
    expect(await reader.estimateSafeTxGas(address, { ...call, to: chain.contracts.revertingTarget })).toBeNull()
  },
)

test('behavior: before 1.3.0 a call changes the master copy, and transactions with other hashes are removed', async () => {
  const { rpcUrl } = chain
  for (const [version, next] of [
    ['1.0.0', '1.1.1'],
    ['1.1.1', '1.2.0'],
    ['1.2.0', '1.3.0'],
  ] as const) {
    const { address: safe } = await deploySafe(rpcUrl, {
      owners: [owner1.address],
      threshold: 1,
      version,
      saltNonce: 5000n,
    })
    const singleton = findSafeDeployment(next, 'Safe')!.address
    await service.chain.indexer.sync()
    await propose(safe)
    const data = encodeFunctionData({ abi: legacySafeAbi, functionName: 'changeMasterCopy', args: [singleton] })
    await executeSafeTransaction(rpcUrl, { safe, to: safe, data, signers: [owner1] })
    await executeSafeTransaction(rpcUrl, { safe, to: recipient, signers: [owner1] })
    await service.chain.indexer.sync()
    const [row] = await service.context.db.drizzle.select().from(safes).where(eq(safes.address, safe))
    expect(row).toMatchObject({ version: next, singleton, nonce: 2 })
    const rows = await service.context.db.drizzle
      .select()
      .from(multisigTransactions)
      .where(eq(multisigTransactions.safe, safe))
      .orderBy(asc(multisigTransactions.nonce))
    // A transaction proposed under the old hash can no longer be executed from 1.3.0 on.
    const queued = next === '1.3.0' ? [] : [[7, recipient, false]]
    expect(rows.map(({ nonce, to, isStub }) => [nonce, to, isStub])).toEqual([
      [0, safe, false],
      [1, recipient, false],
      ...queued,
    ])
  }
})

async function propose(safe: Address): Promise<void> {
  const { safeTxHash, nonce, ...call } = await hashOnChain(chain.rpcUrl, safe, { to: recipient, nonce: 7n })
  await service.context.journal.record({
    kind: 'proposal',
    ...call,
    chainId: chain.chainId,
    safe,
    safeTxHash,
    nonce: Number(nonce),
    proposer: owner1.address,
    proposedByDelegate: null,
    origin: null,
    note: null,
    trusted: true,
    confirmations: [],
  })
}

test('behavior: executions that a relayer put into a multicall get their parameters one by one', async () => {
  const { rpcUrl, contracts } = chain
  const { address: safe } = await deploySafe(rpcUrl, {
    owners: [owner1.address],
    threshold: 1,
    l2: false,
    saltNonce: 6000n,
  })
  const calls = await Promise.all(
    [0n, 1n].map(async (nonce) => {
      const hashed = await hashOnChain(rpcUrl, safe, { to: recipient, data: '0x1234', nonce })
      const signatures = await signSafeHash(hashed.safeTxHash, [owner1])
      return { target: safe, allowFailure: false, callData: encodeExecTransaction(hashed, signatures) }
    }),
  )
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  await sendTransaction(devClient(rpcUrl), { from: spareKeys[3].address, to: contracts.multicall3, data })
  await service.chain.indexer.sync()
  const rows = await readExecutions(service, safe)
  expect(rows.map(({ nonce, data: called, isStub }) => [nonce, called, isStub])).toEqual([
    [0, '0x1234', false],
    [1, '0x1234', false],
  ])
})

const readExecutions = ({ context }: TestContext, safe: Address) =>
  context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(eq(multisigTransactions.safe, safe))
    .orderBy(asc(multisigTransactions.nonce))
const readAll = async ({ context }: TestContext) => {
  const { drizzle } = context.db
  const [executions, modules, moved] = await Promise.all([
    drizzle
      .select()
      .from(multisigTransactions)
      .where(isNotNull(multisigTransactions.executedAt))
      .orderBy(asc(multisigTransactions.safe), asc(multisigTransactions.nonce)),
    drizzle.select().from(moduleTransactions).orderBy(asc(moduleTransactions.blockNumber)),
    drizzle.select().from(transfers).orderBy(asc(transfers.blockNumber), asc(transfers.id)),
  ])
  return { executions, modules, moved }
}

describe('nodes with fewer features', () => {
  async function indexWithout(lacks: readonly string[]): Promise<TestContext> {
    const node = await startFaultyNode(chain.rpcUrl, 1)
    node.faults.lacks = lacks
    const rpc = { authentication: 'NO_AUTHENTICATION', value: node.url } as const
    const config = { ...service.chain.config, serviceRpcUrl: node.url, rpcUri: rpc, publicRpcUri: rpc }
    const other = await openTestContext(chain, { chains: [config] })
    onTestFinished(async () => {
      await other.close()
      await node.stop()
    })
    await other.chain.indexer.sync()
    return other
  }

  test('behavior: the flat traces of other nodes give the same rows', async () => {
    expect(await readAll(await indexWithout(['debug_traceTransaction']))).toEqual(await readAll(service))
  })

  test('behavior: without traces, transactions sent directly to an account are indexed, and the rest is reported as unknown', async () => {
    const other = await indexWithout(['debug_traceTransaction', 'trace_transaction', 'trace_filter'])
    for (const [index, { version, l2 }] of VARIANTS.entries()) {
      const { address } = made[index]!
      const [found, whole] = await Promise.all([readExecutions(other, address), readExecutions(service, address)])
      expect(found, version).toEqual(whole)
      const modules = (await readAll(other)).modules.filter(({ safe }) => safe === address)
      // 1.0.0 logs nothing, L2 singletons log everything, the others log the module and the outcome.
      expect(modules.map(({ failed }) => failed)).toEqual(version === '1.0.0' ? [] : [false, true])
      expect(modules[0]?.value ?? null).toBe(l2 ? 11n : version === '1.0.0' ? null : 0n)
      const moved = (await readAll(other)).moved.filter(({ safe }) => safe === address)
      expect(moved[0]).toMatchObject({ direction: 'INCOMING', value: parseEther('2') })
    }
  })
})
