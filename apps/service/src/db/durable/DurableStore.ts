import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeFileDurably } from '../../files/writeFileDurably.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { DURABLE_FILE_TABLES } from '../schema/durableSchema.ts'
import { DurableStoreError } from './DurableStoreError.ts'

/** For promises to clients that neither chain nor journal can restore: registrations, relayed calls. */
export type DurableStore = {
  /** Like `db.transaction`; once it resolves, the writes survive a power loss and the loss of the database. */
  write<T>(run: (tx: Drizzle) => Promise<T>): Promise<T>
}

const Snapshot = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const Aggregated = z.array(z.object({ rows: z.array(z.record(z.string(), z.unknown())) }))
const names = DURABLE_FILE_TABLES.map((table) => getTableConfig(table).name)

/**
 * PostgreSQL is durable by itself. The embedded database never calls fsync and may be deleted and rebuilt, so its few durable rows are
 * written to `durable.json` after each change and restored from it at start.
 * @param assertHeld throws when another process has taken the data directory: this process must then not replace that one's file, nor
 * acknowledge
 */
export async function openDurableStore(
  db: Database,
  dataDir: string,
  assertHeld: () => Promise<void> = async () => undefined,
): Promise<DurableStore> {
  if (db.kind === 'postgres')
    return {
      write: (run) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`set local synchronous_commit = on`)
          return run(tx)
        }),
    }
  if (dataDir === 'memory') return { write: (run) => db.transaction(run) }
  const path = join(dataDir, 'durable.json')
  await db.transaction((tx) => restoreDurableTables(tx, path))
  let writing: Promise<void> | null = null
  let next: Promise<void> | null = null
  // Writes that arrive while the file is being written share the next file write.
  const save = async (): Promise<void> => {
    if (writing === null) return (writing = writeSnapshot(db, path, assertHeld).finally(() => (writing = null)))
    next ??= writing
      .catch(() => undefined)
      .then(() => {
        next = null
        return save()
      })
    return next
  }
  return {
    async write(run) {
      const result = await db.transaction(run)
      await save()
      return result
    },
  }
}

async function writeSnapshot(db: Database, path: string, assertHeld: () => Promise<void>): Promise<void> {
  const snapshot = await db.transaction(async (tx) => {
    const tables: z.output<typeof Snapshot> = {}
    for (const name of names) {
      const query = sql.raw(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from "${name}" t`)
      tables[name] = z.parse(Aggregated, await tx.execute(query))[0]?.rows ?? []
    }
    return tables
  })
  await writeFileDurably(path, `${JSON.stringify(snapshot)}\n`, assertHeld)
  await assertHeld()
}

/** Replaces the rows of the tables with those of the file; without a file nothing changes. */
export async function restoreDurableTables(tx: Drizzle, path: string): Promise<void> {
  const snapshot = await readSnapshot(path)
  if (snapshot === null) return
  for (const name of names) {
    await tx.execute(sql.raw(`delete from "${name}"`))
    const rows = JSON.stringify(snapshot[name] ?? [])
    await tx.execute(
      sql`insert into ${sql.identifier(name)} select * from jsonb_populate_recordset(null::${sql.identifier(name)}, ${rows}::jsonb)`,
    )
  }
}

async function readSnapshot(path: string): Promise<z.output<typeof Snapshot> | null> {
  try {
    return z.parse(Snapshot, JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw DurableStoreError.unreadable(path, error)
  }
}
