import { checksumAddress } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database/Database.ts'
import { confirmations, delegates, droppedRows, safes } from '../../db/schema/schema.ts'
import { buildSafeState } from '../../testing/buildSafeState.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { addOwnerRemoval, createBatch } from '../fold/Batch.ts'
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
