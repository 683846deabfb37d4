import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { encodeMultiSend } from '@countersign/safe'
import {
  createDemoAccount,
  demoHistoryNonce,
  demoModuleAbi,
  demoOwners,
  deploySafe,
  devClient,
  devchainConfig,
  executeSafeTransaction,
  fund,
  sendTransaction,
  spareKeys,
  demoContacts,
} from '@countersign/devchain'
import { asc, eq } from 'drizzle-orm'
import { encodeFunctionData, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmations,
  ethereumTransactions,
  historyGroups,
  moduleTransactions,
  multisigTransactions,
  safeOwners,
  safes,
  tokens,
  transfers,
} from '../db/schema/schema.ts'
import type { ChainRuntime } from '../context/ChainRuntime.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

/** The demo's NFT exists once per chain, so every version has its own chain, all in one service. */
const VERSIONS = ['1.3.0', '1.4.1', '1.5.0']

let chains: TestChain[] = []
let chain: TestChain
let service: TestContext
beforeAll(async () => {
  chains = await Promise.all(VERSIONS.map((_version, index) => startTestChain(31337 + index)))
  const configs = chains.map(({ devchain, contracts }) => devchainConfig(devchain, contracts))
  chain = chains[0]!
  service = await openTestContext(chain, { chains: configs })
})
afterAll(async () => {
  await service?.close()
  await Promise.all(chains.map(({ devchain }) => devchain.stop({ snapshot: false })))
})

const [owner1, owner2, owner3] = demoOwners
const recipient = spareKeys[0].address
const [office] = demoContacts

const readSafe = async (address: Address) => {
  const [row] = await service.context.db.drizzle.select().from(safes).where(eq(safes.address, address))
  return row
}
const readExecutions = (safe: Address) =>
  service.context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(eq(multisigTransactions.safe, safe))
    .orderBy(asc(multisigTransactions.nonce))
const readTransfers = (safe: Address) =>
  service.context.db.drizzle
    .select()
    .from(transfers)
    .where(eq(transfers.safe, safe))
    .orderBy(asc(transfers.blockNumber), asc(transfers.logIndex))

describe.each([...VERSIONS.entries()])('demo account %s %s', (index, version) => {
  let safe: Address
  let runtime: ChainRuntime
  beforeAll(async () => {
    const own = chains[index]!
    runtime = service.context.chains.get(own.chainId)!
    safe = (await createDemoAccount(own.rpcUrl, { version })).address
    await runtime.indexer.sync()
  })

  test('behavior: the indexed account has the state of the chain', async () => {
    const row = await readSafe(safe)
    const state = await runtime.reader.readSafe(safe)
    expect(row).toMatchObject({
      version: `${version}+L2`,
      nonce: Number(demoHistoryNonce),
      threshold: 2,
      owners: state?.owners,
      modules: [chain.contracts.demoModule],
      fallbackHandler: state?.fallbackHandler,
      guard: null,
      stateBlock: expect.any(Number),
    })
    expect(row?.stateBlock).toBeGreaterThan(0)
    expect(row?.owners).toHaveLength(3)
  })

  test('behavior: the creation is indexed with its calldata', async () => {
    const row = await readSafe(safe)
    expect(row).toMatchObject({
      creator: owner1.address,
      factory: findSafeDeployment(version, 'SafeProxyFactory')?.address,
      creationSingleton: findSafeDeployment(version, 'SafeL2')?.address,
      saltNonce: '7',
    })
    expect(row?.setupData?.startsWith('0xb63e800d')).toBe(true)
  })

  test('behavior: executed transactions have parameters, outcome and signers', async () => {
    const rows = await readExecutions(safe)
    expect(
      rows.map(({ nonce, failed, isStub, confirmationsRequired }) => [nonce, failed, isStub, confirmationsRequired]),
    ).toEqual([0, 1, 2, 3, 4].map((nonce) => [nonce, nonce === 4, false, 2]))
    expect(rows[0]).toMatchObject({
      to: office.address,
      value: parseEther('0.75'),
      executor: owner1.address,
      trusted: true,
    })
    const signed = await service.context.db.drizzle
      .select({ owner: confirmations.owner })
      .from(confirmations)
      .where(eq(confirmations.safeTxHash, rows[0]!.safeTxHash))
    expect(new Set(signed.map(({ owner }) => owner))).toEqual(new Set([owner1.address, owner2.address]))
  })

  test('behavior: the module transaction has its own row', async () => {
    const rows = await service.context.db.drizzle
      .select()
      .from(moduleTransactions)
      .where(eq(moduleTransactions.safe, safe))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ module: chain.contracts.demoModule, value: parseEther('0.05'), failed: false })
  })

  test('behavior: incoming and outgoing coins and tokens are transfers, also those inside a batch', async () => {
    const rows = await readTransfers(safe)
    const short = rows.map(({ kind, direction, value }) => `${direction === 'INCOMING' ? '+' : '-'}${value} ${kind}`)
    expect(short).toEqual([
      `+${parseEther('12.5')} NATIVE`,
      '+250000000000 ERC20',
      `+${parseEther('48000')} ERC20`,
      '+7 ERC721',
      `-${parseEther('0.75')} NATIVE`,
      '-4200500000 ERC20',
      `-${parseEther('0.2')} NATIVE`,
      '-1800000000 ERC20',
      `-${parseEther('950.25')} ERC20`,
      `-${parseEther('0.05')} NATIVE`,
      `+${parseEther('1.5')} NATIVE`,
    ])
    for (const { id } of rows) expect(id).toMatch(/^e[0-9a-f]{64}\d+$|^i[0-9a-f]{64}\d*(,\d+)*$/)
  })

  test('behavior: every Ethereum transaction of the history is one group with its transaction', async () => {
    const rows = await service.context.db.drizzle
      .select({ hash: ethereumTransactions.hash })
      .from(historyGroups)
      .innerJoin(ethereumTransactions, eq(historyGroups.transactionHash, ethereumTransactions.hash))
      .where(eq(historyGroups.safe, safe))
    expect(rows).toHaveLength(11)
  })
})

test('behavior: tokens are stored with their metadata, listed ones as trusted', async () => {
  const { testUsd, badges } = chain.contracts
  const safe = (await deploySafe(chain.rpcUrl, { owners: [owner1.address], threshold: 1, saltNonce: 50n })).address
  await fund(chain.rpcUrl, safe, {
    tokens: [{ token: testUsd, amount: 1n }],
    badges: [{ token: badges, tokenId: 77n }],
  })
  await service.chain.indexer.sync()
  const rows = await service.context.db.drizzle.select().from(tokens)
  const bySymbol = Object.fromEntries(rows.map((row) => [row.symbol, row]))
  expect(bySymbol['TUSD']).toMatchObject({ type: 'ERC20', decimals: 6, trusted: true })
  expect(bySymbol['HALD']).toMatchObject({ type: 'ERC721', decimals: null, trusted: true })
})

test('behavior: the accounts of an owner follow owner changes, in the order of the chain', async () => {
  const owners = [owner1.address, owner2.address, owner3.address]
  const { address: safe } = await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: 100n })
  const newOwner = spareKeys[1].address
  await executeSafeTransaction(chain.rpcUrl, {
    safe,
    to: safe,
    signers: [owner1],
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'swapOwner',
      args: [owner1.address, owner2.address, newOwner],
    }),
  })
  await service.chain.indexer.sync()
  expect((await readSafe(safe))?.owners).toEqual([owner1.address, newOwner, owner3.address])
  const rows = await service.context.db.drizzle.select().from(safeOwners).where(eq(safeOwners.safe, safe))
  expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set([owner1.address, newOwner, owner3.address]))
})

describe('singleton without L2 events', () => {
  let safe: Address
  beforeAll(async () => {
    const owners = [owner1.address, owner2.address]
    safe = (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 200n, l2: false })).address
    await fund(chain.rpcUrl, safe, { native: parseEther('2') })
  })

  test('behavior: a direct execution gets its parameters from calldata', async () => {
    await executeSafeTransaction(chain.rpcUrl, { safe, to: recipient, value: 5n, signers: [owner1, owner2] })
    await service.chain.indexer.sync()
    const [row] = await readExecutions(safe)
    expect(row).toMatchObject({ nonce: 0, to: recipient, value: 5n, isStub: false, failed: false })
    expect((await readSafe(safe))?.version).toBe('1.4.1')
    expect((await readTransfers(safe)).map(({ direction, value }) => [direction, value])).toEqual([
      ['INCOMING', parseEther('2')],
      ['OUTGOING', 5n],
    ])
  })

  test('behavior: executions inside a batch get their parameters one by one', async () => {
    const first = await signExecution(safe, 1n, 7n)
    const second = await signExecution(safe, 2n, 8n)
    const batch = encodeMultiSend([first, second].map((data) => ({ operation: 0, to: safe, value: 0n, data })))
    const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address
    await sendTransaction(devClient(chain.rpcUrl), { from: owner1.address, to: multiSend!, data: batch })
    await service.chain.indexer.sync()
    const rows = await readExecutions(safe)
    expect(rows.map(({ nonce, value, isStub }) => [nonce, value, isStub])).toEqual([
      [0, 5n, false],
      [1, 7n, false],
      [2, 8n, false],
    ])
    expect((await readTransfers(safe)).slice(2).map(({ value }) => value)).toEqual([7n, 8n])
  })

  test('behavior: a module transaction gets its parameters from a trace', async () => {
    await executeSafeTransaction(chain.rpcUrl, {
      safe,
      to: safe,
      signers: [owner1, owner2],
      data: encodeFunctionData({
        abi: safeAbi,
        functionName: 'enableModule',
        args: [chain.contracts.demoModule],
      }),
    })
    await sendTransaction(devClient(chain.rpcUrl), {
      from: spareKeys[3].address,
      to: chain.contracts.demoModule,
      data: encodeFunctionData({
        abi: demoModuleAbi,
        functionName: 'execute',
        args: [safe, recipient, 11n, '0x', 0],
      }),
    })
    await service.chain.indexer.sync()
    const rows = await service.context.db.drizzle
      .select()
      .from(moduleTransactions)
      .where(eq(moduleTransactions.safe, safe))
    expect(rows).toMatchObject([{ module: chain.contracts.demoModule, to: recipient, value: 11n, failed: false }])
    expect((await readTransfers(safe)).at(-1)).toMatchObject({ direction: 'OUTGOING', value: 11n, to: recipient })
  })

  async function signExecution(account: Address, nonce: bigint, value: bigint): Promise<Hex> {
    const { hashOnChain, signSafeHash } = await import('@countersign/devchain')
    const { encodeExecTransaction } = await import('@countersign/safe')
    const hashed = await hashOnChain(chain.rpcUrl, account, { to: recipient, value, nonce })
    return encodeExecTransaction(hashed, await signSafeHash(hashed.safeTxHash, [owner1, owner2]))
  }
})

test('behavior: an approved hash is a confirmation before the proposal', async () => {
  const owners = [owner1.address, owner2.address]
  const { address: safe } = await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 300n })
  const hash: Hex = `0x${'ab'.repeat(32)}`
  await sendTransaction(devClient(chain.rpcUrl), {
    from: owner2.address,
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] }),
  })
  await service.chain.indexer.sync()
  const rows = await service.context.db.drizzle.select().from(confirmations).where(eq(confirmations.safe, safe))
  expect(rows).toMatchObject([{ safeTxHash: hash, owner: owner2.address, source: 'approveHash' }])
})

test('behavior: an account older than the index is read from the chain, with its history', async () => {
  const owners = [owner1.address]
  const { address: safe, blockNumber } = await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: 400n })
  await executeSafeTransaction(chain.rpcUrl, { safe, to: recipient, signers: [owner1] })
  const late = await openTestContext(chain, {
    chains: [{ ...service.chain.config, startBlock: Number(blockNumber) + 1 }],
  })
  try {
    await late.chain.indexer.sync()
    expect(await late.chain.indexer.discover(safe)).toBe(true)
    expect(await late.chain.indexer.discover(recipient)).toBe(false)
    const rows = await late.context.db.drizzle
      .select()
      .from(multisigTransactions)
      .where(eq(multisigTransactions.safe, safe))
    expect(rows).toMatchObject([{ nonce: 0, to: recipient }])
    const [row] = await late.context.db.drizzle.select().from(safes).where(eq(safes.address, safe))
    expect(row).toMatchObject({ nonce: 1, owners: [owner1.address], version: '1.4.1+L2' })
  } finally {
    await late.close()
  }
})
