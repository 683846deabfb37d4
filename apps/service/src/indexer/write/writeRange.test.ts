import { checksumAddress } from '@countersign/primitives'
import { eq, sql } from 'drizzle-orm'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database/Database.ts'
import { confirmations, delegates, droppedRows, safes, safeStatuses } from '../../db/schema/schema.ts'
import { buildSafeState } from '../../testing/buildSafeState.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { addOwnerRemoval, createBatch } from '../fold/Batch.ts'
import { resultOfBatch } from '../fold/RangeResult.ts'
import { toIndexedAccount } from '../read/refreshAccounts.ts'
import { pruneIndex } from './pruneIndex.ts'
import { writeRange } from './writeRange.ts'

const address = checksumAddress(`0x${'a'.repeat(40)}`)
const hash = `0x${'1'.repeat(64)}` as const
const account = toIndexedAccount('1', { ...buildSafeState(address), blockNumber: UNREAD })
const beginning = {
  createdBlock: 42,
  creationTransactionHash: hash,
  creator: address,
  factory: address,
  setupData: '0xb63e800d' as const,
  saltNonce: '7',
  createdAt: 42_000,
  creationSingleton: address,
}

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

const parts = {
  config: { chainId: '1', tokens: [], spamTokens: [], nativeCurrency: { symbol: 'ETH' } },
  journal: { readNamed: () => Promise.reject(new Error('No owner signed after a removal.')) },
  clock: () => 0,
}
const write = (state: IndexedAccount) =>
  db.transaction((tx) => {
    const batch = createBatch(new Map([[address, state]]))
    batch.changed.add(address)
    return writeRange(tx, parts, resultOfBatch(batch))
  })

test("behavior: an account's creation, found while it was followed, is not overwritten by an earlier read", async () => {
  await write(account)
  await db.drizzle.update(safes).set(beginning).where(eq(safes.address, address))
  await write({ ...account, nonce: 3, owners: [address] })
  const [row] = await db.drizzle.select().from(safes)
  expect(row).toMatchObject({ ...beginning, nonce: 3, owners: [address] })
})

test('behavior: the rows of the owners are written only when the owners change', async () => {
  const rows = async () =>
    (await db.drizzle.execute(
      sql`select owner, ctid::text as place from safe_owners where safe = ${address} order by owner`,
    )) as {
      owner: string
    }[]
  const [first, second] = [numberToHex(1, { size: 20 }), numberToHex(2, { size: 20 })]
  await write({ ...account, owners: [first, second] })
  const before = await rows()
  await write({ ...account, nonce: 7, owners: [first, second] })
  expect(await rows()).toEqual(before)
  await write({ ...account, nonce: 8, owners: [second] })
  expect((await rows()).map(({ owner }) => owner)).toEqual([second])
})

test('behavior: of the statuses that no reorg needs the last of each account stays', async () => {
  const other = checksumAddress(`0x${'b'.repeat(40)}`)
  const status = (safe: typeof address, blockNumber: number) => ({
    chainId: '1',
    safe,
    blockNumber,
    logIndex: 0,
    threshold: 1,
    owners: [safe],
    nonce: blockNumber,
  })
  const blocks = [1, 500, 20_000, 20_500, 29_999, 30_100]
  await db.drizzle.insert(safeStatuses).values([...blocks.map((block) => status(address, block)), status(other, 3)])
  const kept = async () =>
    (await db.drizzle.select().from(safeStatuses).orderBy(safeStatuses.safe, safeStatuses.blockNumber)).map(
      ({ safe, blockNumber }) => [safe, blockNumber],
    )
  await db.transaction((tx) => pruneIndex(tx, '1', 30_500, 30_600))
  expect(await kept()).toHaveLength(7)
  await db.transaction((tx) => pruneIndex(tx, '1', 30_990, 31_005))
  expect(await kept()).toEqual([...[20_500, 29_999, 30_100].map((block) => [address, block]), [other, 3]])
})

test('error: thousands of owners who are removed in one block are removed with a few statements', async () => {
  const batch = createBatch(new Map([[address, account]]))
  const owners = Array.from({ length: 2_000 }, (_none, index) => numberToHex(index + 1, { size: 20 }))
  for (const owner of owners) addOwnerRemoval(batch, { safe: address, owner, blockNumber: 50, at: 50_000 })
  const ofRemovals = { chainId: '1', safe: address, owner: owners[7] ?? address }
  const signature = { ...ofRemovals, safeTxHash: hash, signature: hash, submittedAt: 40_000, source: 'http' } as const
  await db.drizzle.insert(confirmations).values(signature)
  const delegation = { chainId: '1', scope: address, delegator: ofRemovals.owner, delegate: address, label: 'x' }
  await db.drizzle.insert(delegates).values({ ...delegation, addedAt: 40_000, expiresAt: null })
  let statements = 0
  const events = await db.transaction((tx) => {
    const counted = new Proxy(tx, {
      get(target, name) {
        if (name === 'execute' || name === 'select' || name === 'insert') statements += 1
        const method: unknown = Reflect.get(target, name)
        return typeof method === 'function' ? method.bind(target) : method
      },
    })
    return writeRange(counted, parts, resultOfBatch(batch))
  })
  expect(statements).toBeLessThan(20)
  expect(events).toMatchObject([{ type: 'DELETED_DELEGATE', address, details: { delegator: ofRemovals.owner } }])
  expect(await db.drizzle.select().from(confirmations)).toEqual([])
  expect(await db.drizzle.select().from(droppedRows)).toMatchObject([
    { blockNumber: 50, tableName: 'confirmations', row: { owner: ofRemovals.owner, safe_tx_hash: hash } },
  ])
})
