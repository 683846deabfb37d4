import { checksumAddress } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database/Database.ts'
import { safes } from '../../db/schema/schema.ts'
import { buildSafeState } from '../../testing/buildSafeState.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { createBatch } from '../fold/Batch.ts'
import { resultOfBatch } from '../fold/RangeResult.ts'
import { toIndexedAccount } from '../read/refreshAccounts.ts'
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

const write = (state: IndexedAccount) =>
  db.transaction((tx) => {
    const batch = createBatch(new Map([[address, state]]))
    batch.changed.add(address)
    const config = { chainId: '1', tokens: [], spamTokens: [], nativeCurrency: { symbol: 'ETH' } }
    const journal = { readNamed: () => Promise.reject(new Error('No owner was removed.')) }
    return writeRange(tx, { config, journal, clock: () => 0 }, resultOfBatch(batch))
  })

test("behavior: an account's creation, found while it was followed, is not overwritten by an earlier read", async () => {
  await write(account)
  await db.drizzle.update(safes).set(beginning).where(eq(safes.address, address))
  await write({ ...account, nonce: 3, owners: [address] })
  const [row] = await db.drizzle.select().from(safes)
  expect(row).toMatchObject({ ...beginning, nonce: 3, owners: [address] })
})
