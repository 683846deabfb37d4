import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { constants } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeFileDurably } from '../../files/writeFileDurably.ts'
import type { Database, Drizzle } from '../database/Database.ts'
import { DURABLE_FILE_TABLES } from '../schema/durableSchema.ts'
import { type DurableChange, type DurableRows, readDurableFile } from './readDurableFile.ts'
import { takeDurableChanges, watchDurableTables } from './watchDurableTables.ts'

/** For promises to clients that neither chain nor journal can restore: registrations, relayed calls. */
export type DurableStore = {
  /** Like `db.transaction`; once it resolves, the writes survive a power loss and the loss of the database. */
  write<T>(run: (tx: Drizzle) => Promise<T>): Promise<T>
  /** Grows after each commit of a write; null where other processes write too. */
  version(): number | null
}

const Aggregated = z.array(z.object({ rows: z.array(z.record(z.string(), z.unknown())) }))
const names = DURABLE_FILE_TABLES.map((table) => getTableConfig(table).name)
/** The file is written anew when its changes take more than this and more than its rows. */
const MOST_CHANGED_BYTES = 256 * 1024

/**
 * PostgreSQL is durable by itself. The embedded database never calls fsync and may be deleted and rebuilt, so the changes of its few durable
 * tables are appended to `durable.json` and restored from it at start.
 * @param assertHeld throws when another process has taken the data directory: this process must then not write that one's file, nor
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
      version: () => null,
    }
  let version = 0
  const commit: Database['transaction'] = (run) => db.transaction(run).finally(() => void (version += 1))
  if (dataDir === 'memory') return { write: commit, version: () => version }
  const path = join(dataDir, 'durable.json')
  const found = await readDurableFile(path)
  await db.transaction(async (tx) => {
    await watchDurableTables(tx)
    if (found !== null) await fillTables(tx, found.rows)
    await takeDurableChanges(tx)
  })
  /** The rows as they are in the database must replace the file, because its end is not known to be whole. */
  let mustReplace = found === null || found.isTorn
  let changedBytes = found?.changedBytes ?? 0
  let changes: DurableChange[] = []
  let writing: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function writeFile(): Promise<void> {
    const taken = changes
    changes = []
    try {
      if (mustReplace || changedBytes > Math.max(MOST_CHANGED_BYTES, (await stat(path)).size / 2)) {
        await replaceFile(db, path, assertHeld)
        changedBytes = 0
      } else if (taken.length > 0) changedBytes += await appendChanges(path, taken, assertHeld)
      mustReplace = false
      await assertHeld()
    } catch (error) {
      // An incomplete line may be at the end now. The next write begins with the rows of the database, which include these changes.
      mustReplace = true
      throw error
    }
  }

  // Writes that arrive while the file is being written share the next file write.
  const save = async (): Promise<void> => {
    if (writing === null) return (writing = writeFile().finally(() => (writing = null)))
    next ??= writing
      .catch(() => undefined)
      .then(() => {
        next = null
        return save()
      })
    return next
  }
  return {
    version: () => version,
    async write(run) {
      const { result, changed } = await commit(async (tx) => {
        const value = await run(tx)
        return { result: value, changed: await takeDurableChanges(tx) }
      })
      // The embedded database runs one transaction at a time, so this is the order of the commits.
      changes.push(...changed)
      await save()
      return result
    },
  }
}

async function replaceFile(db: Database, path: string, assertHeld: () => Promise<void>): Promise<void> {
  const snapshot = await db.transaction(async (tx) => {
    const tables: DurableRows = {}
    for (const name of names) {
      const query = sql.raw(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from "${name}" t`)
      tables[name] = z.parse(Aggregated, await tx.execute(query))[0]?.rows ?? []
    }
    return tables
  })
  await writeFileDurably(path, `${JSON.stringify(snapshot)}\n`, assertHeld)
}

/** @returns the number of bytes that were appended */
async function appendChanges(
  path: string,
  changes: readonly DurableChange[],
  assertHeld: () => Promise<void>,
): Promise<number> {
  const line = Buffer.from(`${JSON.stringify({ changes })}\n`)
  await assertHeld()
  // Without O_CREAT: changes alone, without the rows before them, are no file.
  const file = await open(path, constants.O_WRONLY | constants.O_APPEND)
  try {
    await file.writeFile(line)
    await file.sync()
  } finally {
    await file.close()
  }
  return line.length
}

/** Replaces the rows of the tables with those of the file; without a file nothing changes. */
export async function restoreDurableTables(tx: Drizzle, path: string): Promise<void> {
  const found = await readDurableFile(path)
  if (found !== null) await fillTables(tx, found.rows)
}

async function fillTables(tx: Drizzle, tables: DurableRows): Promise<void> {
  for (const name of names) {
    await tx.execute(sql.raw(`delete from "${name}"`))
    const rows = JSON.stringify(tables[name] ?? [])
    await tx.execute(
      sql`insert into ${sql.identifier(name)} select * from jsonb_populate_recordset(null::${sql.identifier(name)}, ${rows}::jsonb)`,
    )
  }
}
