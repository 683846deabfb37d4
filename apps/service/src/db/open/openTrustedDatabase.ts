import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Logger } from '../../logging/createLogger.ts'
import { writeFileDurably } from '../../files/writeFileDurably.ts'
import { LEAST_FREE_BYTES, readFreeBytes } from '../../files/readFreeBytes.ts'
import { DataDirError } from '../data-dir/DataDirError.ts'
import type { Database } from '../database/Database.ts'
import { type DatabaseLocation, openDatabase } from './openDatabase.ts'
import { readBoot } from './readBoot.ts'

/** The boot of the machine during which the folder was last written, and whether all of it has reached the disk. */
const Mark = z.object({ boot: z.string(), isSettled: z.boolean(), since: z.number() })
type Mark = z.output<typeof Mark>
const UNKNOWN = 'unknown'

/**
 * Opens the database; the embedded one only if it can be trusted. It never calls fsync: after a crash of the machine its files may be of
 * different moments, and not every such mixture fails when it is read. After such a crash it is deleted, and a database that does not open
 * is moved away; both are then rebuilt from journal and chains.
 * @throws DataDirError data-dir/full when it does not open and the disk is full; nothing is changed
 */
export async function openTrustedDatabase(
  location: DatabaseLocation,
  log: Logger,
  boot = readBoot(),
  freeBytes = readFreeBytes,
): Promise<Database> {
  const { dataDir, databaseUrl } = location
  if (databaseUrl !== undefined || dataDir === 'memory') return openDatabase(location)
  const folder = join(dataDir, 'database')
  const path = join(dataDir, 'database.json')
  const mark = readMark(path)
  if (mark && mayBeTorn(mark, boot) && existsSync(folder)) {
    log.warn(
      boot === null
        ? 'The service was not shut down properly, and this system does not report whether the machine crashed. The embedded database is rebuilt from journal and chains.'
        : 'The machine crashed while the embedded database was in use. The database is rebuilt from journal and chains.',
    )
    rmSync(folder, { recursive: true, force: true })
  }
  const since = mark && !mark.isSettled && !mayBeTorn(mark, boot) ? mark.since : Date.now()
  await writeFileDurably(path, JSON.stringify({ boot: boot ?? UNKNOWN, isSettled: false, since } satisfies Mark))
  const db = await openOrReplace(location, folder, { log, freeBytes })
  return {
    ...db,
    async close() {
      await db.close()
      settle(folder, since)
      await writeFileDurably(path, JSON.stringify({ boot: boot ?? UNKNOWN, isSettled: true, since } satisfies Mark))
    },
  }
}

/** Where the system has no id for a boot, every database that was not closed properly may be damaged. */
export const mayBeTorn = (mark: Pick<Mark, 'boot' | 'isSettled'>, boot: string | null): boolean =>
  !mark.isSettled && (boot === null || mark.boot !== boot)

type Surroundings = { readonly log: Logger; readonly freeBytes: (path: string) => number }

async function openOrReplace(
  location: DatabaseLocation,
  folder: string,
  { log, freeBytes }: Surroundings,
): Promise<Database> {
  try {
    return await openDatabase(location)
  } catch (error) {
    const free = freeBytes(location.dataDir)
    if (free < LEAST_FREE_BYTES) throw DataDirError.full(location.dataDir, free, error)
    const aside = `${folder}.damaged`
    rmSync(aside, { recursive: true, force: true })
    renameSync(folder, aside)
    log.warn(
      `The embedded database does not open. It is rebuilt from journal and chains. The old one is in ${aside}.`,
      {
        error: String(error),
      },
    )
    return openDatabase(location)
  }
}

/** Calls fsync on everything written since. On folders too, because they contain the names of the files. */
function settle(folder: string, since: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() && !entry.isDirectory()) continue
    if (Math.max(statSync(path).mtimeMs, statSync(path).ctimeMs) < since - 1000) continue
    const file = openSync(path, 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

function readMark(path: string): Mark | null {
  try {
    const parsed = z.safeParse(Mark, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
