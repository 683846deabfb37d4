import { demoOwners, deploySafe, executeSafeTransaction, fund, spareKeys, testTokenAbi } from '@countersign/devchain'
import { findSafeDeployment } from '@countersign/chains'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { openContext } from '../../apps/service/src/openContext.ts'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { createTestDatabase, dropTestDatabase } from '../../apps/service/src/testing/testDatabase.ts'
import {
  buildTestConfig,
  createTestFolder,
  startTestChain,
  type TestChain,
} from '../../apps/service/src/testing/testService.ts'

const ROUNDS = 3
/** Token transfers in one execution: about as many as fit into a block. */
const BATCH = 400
/** Events older than an hour are history and not news, like nearly everything on a chain that is being indexed. */
const LATER_MS = 2 * 60 * 60 * 1000

export type IndexingMeasure = {
  name: string
  events: number
  transactions: number
  embedded: number
  postgres: number
  raw: number
}

/** Events per second, indexed from an empty database of each kind, and read by `eth_getLogs` alone. */
export async function measureIndexing(): Promise<IndexingMeasure[]> {
  const server = await startPostgres()
  try {
    return [
      await measureChain('batches of 400 transfers', 250, BATCH, server.url),
      await measureChain('one transfer per execution', 800, 1, server.url),
    ]
  } finally {
    await server.stop()
  }
}

async function measureChain(name: string, executions: number, batch: number, server: string): Promise<IndexingMeasure> {
  const chain = await startTestChain()
  try {
    await fill(chain, executions, batch)
    const rates = { raw: [] as number[], embedded: [] as number[], postgres: [] as number[] }
    let events = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { count, ms } = await readRaw(chain)
      events = count
      rates.raw.push((count * 1000) / ms)
      rates.embedded.push((count * 1000) / (await index(chain)))
      process.env['DATABASE_URL'] = server
      rates.postgres.push((count * 1000) / (await index(chain).finally(() => delete process.env['DATABASE_URL'])))
    }
    const { raw, embedded, postgres } = rates
    return {
      name,
      events,
      transactions: executions,
      embedded: median(embedded),
      postgres: median(postgres),
      raw: median(raw),
    }
  } finally {
    await chain.devchain.stop({ snapshot: false })
  }
}

export async function fill(chain: TestChain, executions: number, batch: number): Promise<void> {
  const { rpcUrl, contracts } = chain
  const [alice] = demoOwners
  const { address: safe } = await deploySafe(rpcUrl, { owners: [alice.address], threshold: 1 })
  await fund(rpcUrl, safe, { native: 1n, tokens: [{ token: contracts.testUsd, amount: 10n ** 12n }] })
  const receivers = spareKeys.map(({ address }) => address)
  const transfer = (index: number) =>
    encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'transfer',
      args: [receivers[index % receivers.length] ?? safe, 1n],
    })
  const to = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? safe
  for (let index = 0; index < executions; index += 1) {
    const calls = Array.from({ length: batch }, (_, call) => ({
      operation: 0 as const,
      to: contracts.testUsd,
      value: 0n,
      data: transfer(call),
    }))
    const call =
      batch === 1
        ? { to: contracts.testUsd, data: transfer(index) }
        : { to, operation: 1 as const, data: encodeMultiSend(calls) }
    await executeSafeTransaction(rpcUrl, { safe, signers: [alice], ...call })
  }
}

async function readRaw({ rpcUrl }: TestChain): Promise<{ count: number; ms: number }> {
  const began = performance.now()
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getLogs',
      params: [{ fromBlock: '0x0', toBlock: 'latest' }],
    }),
  })
  const { result }: { result: unknown[] } = JSON.parse(await response.text())
  return { count: result.length, ms: performance.now() - began }
}

export async function index(chain: TestChain): Promise<number> {
  const folder = createTestFolder()
  const database = await createTestDatabase({ isEmpty: true })
  if (database.databaseUrl === undefined) await copyDatabaseTemplate(folder.path)
  const config = buildTestConfig(chain, { dataDir: folder.path, ...database })
  const { context, close } = await openContext(config, { clock: () => Date.now() + LATER_MS })
  try {
    const began = performance.now()
    await context.chains.get(chain.chainId)?.indexer.sync()
    return performance.now() - began
  } finally {
    await close()
    folder.remove()
    await dropTestDatabase(database)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
