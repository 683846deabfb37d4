import { count, sql } from 'drizzle-orm'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drizzle } from '../db/database/Database.ts'
import { secrets } from '../db/schema/durableSchema.ts'
import { restoreDurableTables } from '../db/durable/DurableStore.ts'
import { restoreRecordedPrices } from '../db/durable/PriceStore.ts'
import { lockDataDir } from '../db/data-dir/lockDataDir.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { journal } from '../db/schema/schema.ts'
import { findSuperseded } from '../journal/findSuperseded.ts'
import { readJournalFile } from '../journal/readJournalFile.ts'
import { isSecretName } from '../secrets/isSecretName.ts'
import { SecretError } from '../secrets/SecretError.ts'
import { MoveError } from './MoveError.ts'

export type Moved = { records: number; secrets: number }

/** Rows per statement, far below PostgreSQL's limit. */
const BATCH = 1000

/**
 * Copies all durable data from the data directory of the embedded database into an empty PostgreSQL database: the journal with its numbers
 * and hashes, the keys, the durable tables, the recorded prices. Copies all or nothing; the directory is not changed.
 * @param dataDir of a stopped service
 * @throws MoveError; JournalError when the journal is damaged; DataDirError when the service still runs
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string, now: number): Promise<Moved> {
  const path = join(dataDir, 'journal.jsonl')
  if (!existsSync(path)) throw MoveError.nothingThere(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const db = await openDatabase({ dataDir, databaseUrl })
    try {
      await migrate(db, now)
      const { superseded } = await findSuperseded(path)
      return await db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = on`)
        await assertEmpty(tx)
        let records = 0
        for await (const piece of readJournalFile(path, { superseded }))
          for (let start = 0; start < piece.records.length; start += BATCH) {
            const rows = piece.records.slice(start, start + BATCH)
            await tx.insert(journal).values(rows)
            records += rows.length
          }
        await restoreDurableTables(tx, join(dataDir, 'durable.json'))
        await restoreRecordedPrices(tx, dataDir)
        return { records, secrets: await copySecrets(tx, join(dataDir, 'secrets'), now) }
      })
    } finally {
      await db.close()
    }
  } finally {
    await lock.release()
  }
}

async function assertEmpty(tx: Drizzle): Promise<void> {
  // No other process may start a journal between this check and the copy.
  await tx.execute(sql`lock table journal, secrets in exclusive mode`)
  const [records] = await tx.select({ rows: count() }).from(journal)
  const [keys] = await tx.select({ rows: count() }).from(secrets)
  if (records?.rows || keys?.rows) throw MoveError.targetUsed(Number(records?.rows), Number(keys?.rows))
}

async function copySecrets(tx: Drizzle, folder: string, now: number): Promise<number> {
  const names = existsSync(folder) ? readdirSync(folder).filter(isSecretName) : []
  for (const name of names)
    try {
      await tx.insert(secrets).values({ name, value: readFileSync(join(folder, name), 'utf8').trim(), createdAt: now })
    } catch (error) {
      throw SecretError.notStored(name, error)
    }
  return names.length
}
