import { asc, desc, eq, sql } from 'drizzle-orm'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'
import { readDurableTables } from '../db/durable/readDurableTables.ts'
import { readRecordedPrices } from '../db/durable/readRecordedPrices.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { secrets } from '../db/schema/durableSchema.ts'
import { journal } from '../db/schema/schema.ts'
import { hasTable } from '../db/statements/hasTable.ts'
import { writeFileDurably } from '../files/writeFileDurably.ts'
import { GENESIS_HASH, hashRecord, type StoredRecord } from '../journal/JournalEntry.ts'
import { journalFileMessages } from '../journal/journalFileMessages.ts'
import { readTableRecords } from '../journal/readTableRecords.ts'
import { isSecretName } from '../secrets/isSecretName.ts'
import { addToBackup, type BackedUp } from './addToBackup.ts'
import { BackupError } from './BackupError.ts'
import type { Segment } from './readBackup.ts'

const PART = { limit: 1000, maxBytes: 16 * 1024 * 1024 }
const Place = z.tuple([z.object({ database: z.string() })])

/**
 * Adds to a backup what the journal of a PostgreSQL database has since the last one, and copies the other durable tables, in the format of
 * `backupDataDir`. All is read in one transaction that cannot write, so the service may run.
 * @throws BackupError, DatabaseServerError
 */
export async function backupPostgres(databaseUrl: string, folder: string): Promise<BackedUp> {
  const db = await openDatabase({ dataDir: 'memory', databaseUrl, readOnly: true })
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql`set transaction isolation level repeatable read, read only`)
        // The transaction waits while a large segment is written and synced, and holds no lock that another process needs.
        await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
        await assertJournal(tx)
        return addToBackup(folder, {
          records: (before) => readRecords(tx, folder, before),
          copyOthers: () => copyTables(tx, folder),
        })
      },
      { isPatient: true },
    )
  } finally {
    await db.close()
  }
}

async function assertJournal(tx: Drizzle): Promise<void> {
  if (await hasTable(tx, 'journal')) return
  const [{ database }] = z.parse(Place, await tx.execute(sql`select current_database() as database`))
  throw BackupError.noTable(database)
}

async function* readRecords(
  tx: Drizzle,
  folder: string,
  before: Segment | undefined,
): AsyncGenerator<readonly StoredRecord[]> {
  const { sequence, hash } = journal
  if (before) {
    const [found] = await tx.select({ hash }).from(journal).where(eq(sequence, before.last))
    if (found?.hash !== before.hash) throw BackupError.otherJournal(folder, before.last)
  }
  let end = { sequence: before?.last ?? 0, hash: before?.hash ?? GENESIS_HASH }
  const [newest] = await tx.select({ sequence }).from(journal).orderBy(desc(sequence)).limit(1)
  const count = newest?.sequence ?? 0
  while (end.sequence < count) {
    const records = await readTableRecords(tx, { sequence: end.sequence, ...PART })
    if (records.length === 0)
      throw BackupError.tableDamaged(end.sequence + 1, journalFileMessages.recordsMissing({ count }))
    for (const record of records) {
      assertFollows(record, end.hash)
      end = record
    }
    yield records
  }
}

function assertFollows(record: StoredRecord, before: string): void {
  const { sequence, previous, hash } = record
  if (previous !== before)
    throw BackupError.tableDamaged(sequence, journalFileMessages.otherPrevious({ named: previous, actual: before }))
  const computed = hashRecord(record)
  if (computed !== hash)
    throw BackupError.tableDamaged(sequence, journalFileMessages.otherHash({ stored: hash, computed }))
}

async function copyTables(tx: Drizzle, folder: string): Promise<void> {
  await writeFileDurably(join(folder, 'durable.json'), readDurableTables(tx))
  await writeFileDurably(join(folder, 'prices.jsonl'), readRecordedPrices(tx))
  const rows = await tx.select({ name: secrets.name, value: secrets.value }).from(secrets).orderBy(asc(secrets.name))
  await mkdir(join(folder, 'secrets'), { recursive: true, mode: 0o700 })
  for (const { name, value } of rows)
    if (isSecretName(name)) await writeFileDurably(join(folder, 'secrets', name), `${value}\n`)
}
