import { demoOwners, spareKeys } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '../db/database/Database.ts'
import { multisigTransactions } from '../db/schema/schema.ts'
import { createEventBus } from '../events/EventBus.ts'
import { createLogger } from '../logging/createLogger.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createIndexes } from './createIndexes.ts'
import { chainEntries, decodeRecord, GENESIS_HASH, type JournalRecord, type JournalStore } from './JournalEntry.ts'
import { createJournalRecorder } from './JournalRecorder.ts'

const [owner] = demoOwners
const safe = spareKeys[0].address
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const

/** Proposals, each followed by a record that proposes it again: what is copied in one part is a conflict in the next. */
const COUNT = 2_000
const records: readonly JournalRecord[] = chainEntries(
  Array.from({ length: COUNT }, (_none, index) => ({
    kind: 'proposal' as const,
    chainId: '31337',
    safe,
    safeTxHash: hashOf((index % (COUNT / 2)) + 1),
    to: safe,
    value: 1n,
    data: '0x' as const,
    operation: 0 as const,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: safe,
    refundReceiver: safe,
    nonce: index % (COUNT / 2),
    proposer: owner.address,
    proposedByDelegate: null,
    origin: null,
    note: null,
    trusted: true,
    confirmations: [{ owner: owner.address, signature: `0x${'1'.repeat(130)}` as const }],
  })),
  { sequence: 0, hash: GENESIS_HASH },
  1_700_000_000_000,
).map(decodeRecord)

/** @param onRead called before each part of a replay is read */
const storeOf = (onRead: (after: number) => Promise<void>): JournalStore => ({
  append: () => Promise.reject(new Error('Nothing is appended here.')),
  async readAfter(after) {
    await onRead(after)
    return records.slice(after, after + COUNT / 2)
  },
  hashAt: (sequence) => Promise.resolve(sequence === 0 ? GENESIS_HASH : records[sequence - 1]?.hash),
  readNamed: () => Promise.reject(new Error('Nothing is read by its name here.')),
  readEnds: () => Promise.resolve({ last: COUNT, accounts: new Map() }),
  close: () => Promise.resolve(),
})

const replay = (db: Database, onRead: (after: number) => Promise<void>) =>
  createJournalRecorder({
    db,
    store: storeOf(onRead),
    bus: createEventBus((error) => expect.unreachable(String(error))),
    clock: Date.now,
    log: createLogger('silent', Date.now),
    longReplay: COUNT,
  }).catchUp()

const Definitions = z.array(z.object({ text: z.string() }))
const readIndexes = async (db: Database) =>
  z
    .parse(
      Definitions,
      await db.drizzle.execute(sql`select pg_get_indexdef(indexrelid) as text from pg_index
        where indrelid in ('multisig_transactions'::regclass, 'confirmations'::regclass) order by 1`),
    )
    .map(({ text }) => text)

async function openDatabase(): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.close())
  return db
}

test('behavior: an empty database is filled without its secondary indexes, and has them at the end', async () => {
  const db = await openDatabase()
  const before = await readIndexes(db)
  const during: string[] = []
  await replay(db, async (after) => {
    if (after === 0) during.push(...(await readIndexes(db)))
  })
  expect(during).toHaveLength(2)
  expect(during.every((text) => text.includes('UNIQUE'))).toBe(true)
  expect(await readIndexes(db)).toEqual(before)
  expect(await db.drizzle.$count(multisigTransactions)).toBe(COUNT / 2)
})

test('behavior: a replay that ended in the middle is finished by the next start, with its indexes', async () => {
  const db = await openDatabase()
  const before = await readIndexes(db)
  const failing = replay(db, async (after) => {
    if (after > 0) throw new Error('The disk is gone.')
  })
  await expect(failing).rejects.toThrow('The disk is gone.')
  expect(await readIndexes(db)).toHaveLength(2)
  await replay(db, () => Promise.resolve())
  expect(await readIndexes(db)).toEqual(before)
  expect(await db.drizzle.$count(multisigTransactions)).toBe(COUNT / 2)
})

test('behavior: two processes may create the missing indexes at the same time', async () => {
  const db = await openDatabase()
  const before = await readIndexes(db)
  await db.drizzle.execute(sql`drop index confirmations_hash, multisig_transactions_list`)
  await Promise.all([createIndexes(db), createIndexes(db)])
  expect(await readIndexes(db)).toEqual(before)
})
