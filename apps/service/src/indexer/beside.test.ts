import {
  demoOwners,
  deploySafe,
  devchainConfig,
  devClient,
  executeSafeTransaction,
  fund,
  spareKeys,
} from '@countersign/devchain'
import { parseEther, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpIndex } from '../testing/dumpIndex.ts'
import { stallDatabase } from '../testing/stallDatabase.ts'
import { openTestContext, startTestChain, type TestChain } from '../testing/testService.ts'
import { createIndexer } from './createIndexer.ts'

const [owner] = demoOwners

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.devchain.stop())

const ask = (method: string, params: unknown[]) =>
  devClient(chain.rpcUrl).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({ method, params })

const openOnDemand = () =>
  openTestContext(chain, {
    chains: [{ ...devchainConfig(chain.devchain, chain.contracts), mode: 'onDemand' }],
  })

async function deploy(saltNonce: bigint): Promise<Address> {
  const { address } = await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, saltNonce })
  await fund(chain.rpcUrl, address, { native: parseEther('1') })
  return address
}

/** Two accounts, one of them followed, and the rows of both in an index that starts later. */
async function openScene(saltNonce: bigint) {
  const [followed, opened] = [await deploy(saltNonce), await deploy(saltNonce + 10n)]
  const service = await openOnDemand()
  const fresh = await openOnDemand()
  await service.chain.indexer.discover(followed)
  await service.chain.indexer.sync()
  return {
    followed,
    opened,
    service,
    async readFresh() {
      for (const safe of [followed, opened]) await fresh.chain.indexer.discover(safe)
      await fresh.chain.indexer.sync()
      return dumpIndex(fresh.context.db.drizzle)
    },
    async close() {
      await service.close()
      await fresh.close()
    },
  }
}

test.each([
  { title: 'in the head block of the index', depth: 1, above: 0 },
  { title: 'in a lower block, which the index did not store', depth: 5, above: 3 },
])(
  'behavior: an account that is opened after a reorg $title, before the index rolled back, does not hide the reorg',
  async (reorg) => {
    const { depth, above } = reorg
    const scene = await openScene(BigInt(depth))
    const { service, followed, opened } = scene
    try {
      const { indexer } = service.chain
      const [to, signers] = [spareKeys[0].address, [owner]]
      await executeSafeTransaction(chain.rpcUrl, { safe: followed, to, value: 1n, signers })
      if (depth > 1) await ask('anvil_mine', [depth - 1])
      await indexer.sync()
      // A chain of the same length with other blocks; the opened account receives coins in one of them.
      await ask('anvil_reorg', [depth, []])
      await ask('anvil_rollback', [above + 1])
      await fund(chain.rpcUrl, opened, { tokens: [{ token: chain.contracts.testUsd, amount: 7n }] })
      if (above > 0) await ask('anvil_mine', [above])
      await indexer.discover(opened)
      await indexer.sync()
      const expected = await scene.readFresh()
      expect(expected.transactions).toEqual([])
      expect(await dumpIndex(service.context.db.drizzle)).toEqual(expected)
    } finally {
      await scene.close()
    }
  },
)

test('behavior: rows that were read before a rollback of the index are not written after it', async () => {
  const scene = await openScene(31n)
  const { service, opened } = scene
  try {
    const { indexer } = service.chain
    // In a block that the reorg removes.
    await fund(chain.rpcUrl, opened, { tokens: [{ token: chain.contracts.testUsd, amount: 7n }] })
    await indexer.sync()
    const { bus, journal, clock, monotonic, log } = service.context
    // The transactions that add the account, measure its history and read it.
    const { db, stalled, goOn } = stallDatabase(service.context.db, 3)
    const late = createIndexer({ ...service.chain, db, bus, journal, clock, monotonic, log, mostLogs: undefined })
    const found = late.discover(opened)
    await stalled
    await ask('anvil_reorg', [1, []])
    await indexer.sync()
    goOn()
    await found
    await late.sync()
    expect(await dumpIndex(service.context.db.drizzle)).toEqual(await scene.readFresh())
  } finally {
    await scene.close()
  }
})
