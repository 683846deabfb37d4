import { demoOwners, deploySafe, devClient, executeSafeTransaction, fund, spareKeys } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../../testing/testService.ts'
import { requireSafe } from '../accounts/requireSafe.ts'
import type { IndexedHistory } from './IndexedHistory.ts'
import { readHistoryRevision, readIndexedHistory } from './readIndexedHistory.ts'

let chain: TestChain
let service: TestContext
let safe: Address
const [owner] = demoOwners
const [payee] = spareKeys

beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
  safe = (await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1 })).address
  await receive(5n)
  await spend(1n)
})
afterAll(async () => {
  await service?.close()
  await chain?.devchain.stop()
})

async function read(earlier?: IndexedHistory): Promise<IndexedHistory> {
  await service.chain.indexer.sync()
  const { safe: row } = await requireSafe(service.context, chain.chainId, safe)
  const revision = await readHistoryRevision(service.context, row)
  return readIndexedHistory(service.context, row, revision, earlier && Promise.resolve(earlier))
}

const receive = (value: bigint) => fund(chain.rpcUrl, safe, { native: value })
const spend = (value: bigint) =>
  executeSafeTransaction(chain.rpcUrl, { safe, signers: [owner], to: payee.address, value })
const mineEmpty = () => devClient(chain.rpcUrl).mine({ blocks: 1 })
/** With other transactions in the last blocks; none by default. */
const reorg = (depth: number) =>
  devClient(chain.rpcUrl).request<{ Method: 'anvil_reorg'; Parameters: unknown[]; ReturnType: unknown }>({
    method: 'anvil_reorg',
    params: [depth, []],
  })

/** The oldest row is the same object only if it was not read again. */
const isKept = (after: IndexedHistory, before: IndexedHistory) => after.rows.at(-1) === before.rows.at(-1)

test('behavior: after new blocks only these are read, and nothing differs from reading everything', async () => {
  let known = await read()
  expect(known.rows).toHaveLength(2)
  for (const change of [
    () => receive(7n),
    () => spend(2n),
    async () => {
      await receive(3n)
      await mineEmpty()
      await spend(1n)
      await receive(4n)
    },
  ]) {
    await change()
    const longer = await read(known)
    expect(isKept(longer, known)).toBe(true)
    expect(longer.rows.length).toBeGreaterThan(known.rows.length)
    expect(longer).toEqual(await read())
    known = longer
  }
})

test('behavior: a reorg makes it read everything again, also when as many blocks were added as removed', async () => {
  await receive(11n)
  const known = await read()
  const { length } = known.rows
  await reorg(1)
  await receive(12n)
  const after = await read(known)
  expect(isKept(after, known)).toBe(false)
  expect(after.rows).toHaveLength(length)
  expect(after.rows[0]?.entry.moves.map(({ value }) => value)).toEqual([12n])
})

test('behavior: after an earlier reading that failed, everything is read', async () => {
  const { safe: row } = await requireSafe(service.context, chain.chainId, safe)
  const revision = await readHistoryRevision(service.context, row)
  const after = await readIndexedHistory(
    service.context,
    row,
    revision,
    Promise.reject(new Error('The database is gone.')),
  )
  expect(after.rows).toEqual((await read()).rows)
})
