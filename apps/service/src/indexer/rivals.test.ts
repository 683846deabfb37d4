import { deploySafe, demoOwners, devClient, executeSafeTransaction, fund, spareKeys } from '@countersign/devchain'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Indexer } from './Indexer.ts'
import { events } from '../db/schema/schema.ts'
import { dumpIndex } from '../testing/dumpIndex.ts'
import { stallDatabase, type StalledDatabase } from '../testing/stallDatabase.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'
import { createIndexer } from './createIndexer.ts'
import { IndexMovedError } from './state/IndexMovedError.ts'

const [owner] = demoOwners

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.devchain.stop())

async function act(saltNonce: bigint): Promise<void> {
  const { rpcUrl } = chain
  const { address: safe } = await deploySafe(rpcUrl, { owners: [owner.address], threshold: 1, saltNonce })
  await fund(rpcUrl, safe, { native: parseEther('1') })
  for (let value = 1n; value < 6n; value += 1n)
    await executeSafeTransaction(rpcUrl, { safe, to: spareKeys[0].address, value, signers: [owner] })
}

type Rival = Indexer & Omit<StalledDatabase, 'db'> & { lost(): number }

/** A process that lost the lease without noticing, and has begun to read its third run of blocks. */
function addRival({ context, chain: runtime }: TestContext): Rival {
  const { bus, journal, clock, monotonic, log } = context
  let lost = 0
  const { db, ...stall } = stallDatabase(context.db, 2, (error) => {
    if (error instanceof IndexMovedError) lost += 1
  })
  return {
    ...createIndexer({ ...runtime, db, bus, journal, clock, monotonic, log, mostLogs: 4 }),
    ...stall,
    lost: () => lost,
  }
}

const others = [
  { title: 'read on', depth: 0 },
  { title: 'indexed further after a reorg', depth: 16 },
]

test.each(others)(
  'behavior: rows that were computed before another process $title are not written',
  async ({ depth }) => {
    const service = await openTestContext(chain)
    const fresh = await openTestContext(chain)
    try {
      await act(BigInt(depth) + 1n)
      await act(BigInt(depth) + 2n)
      const rival = addRival(service)
      const ended = rival.sync().catch((error: unknown) => error)
      await rival.stalled
      if (depth > 0)
        await devClient(chain.rpcUrl).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({
          method: 'anvil_reorg',
          params: [depth, []],
        })
      await act(BigInt(depth) + 3n)
      await service.chain.indexer.sync()
      const announced = await service.context.db.drizzle.select().from(events)
      // Stopped, so that it cannot repair its own writes.
      await rival.stop()
      rival.goOn()
      await ended
      expect(rival.lost()).toBe(1)
      await service.chain.indexer.sync()
      await fresh.chain.indexer.sync()
      const expected = await dumpIndex(fresh.context.db.drizzle)
      expect(expected.transfers.length).toBeGreaterThan(5)
      expect(await dumpIndex(service.context.db.drizzle)).toEqual(expected)
      expect(await service.context.db.drizzle.select().from(events)).toEqual(announced)
    } finally {
      await service.close()
      await fresh.close()
    }
  },
)
