import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Logger } from '../../logging/createLogger.ts'
import { writeFileDurably } from '../../files/writeFileDurably.ts'
import { DataDirError } from '../data-dir/DataDirError.ts'
import type { Database } from '../database/Database.ts'
import { type DatabaseLocation, openDatabase } from './openDatabase.ts'
import { readBoot } from './readBoot.ts'

/** Which start of the machine the folder was last written under, and whether everything in it has reached the disk. */
const Mark = z.object({ boot: z.string(), isSettled: z.boolean(), since: z.number() })
type Mark = z.output<typeof Mark>
const UNKNOWN = 'unknown'
/** With less than this a database that does not open is not known to be damaged: it cannot even write its log. */
const LEAST_FREE_BYTES = 64e6

/** Bytes this user may still write on the disk of a folder. */
function readFreeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/**
 * Opens the database; the embedded one only if it can be trusted. It never calls fsync: when the machine went down while it
 * was in use, its files are of different moments, and not every such mixture is noticed when it is read. Then, and when it does not open
 * at all, it is put away and made anew from journal and chains.
 *
 * @throws DataDirError data-dir/full when it does not open and the disk is full: it is left as it is
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
        ? 'The service was not stopped in order, and this system does not tell whether the machine went down: the embedded database is made anew from journal and chains.'
        : 'The machine went down while the embedded database was in use; it is made anew from journal and chains.',
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

/** Where the system has no id for a start of the machine, every database that was not closed properly may be damaged. */
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
      `The embedded database does not open; it is made anew from journal and chains. The old one is in ${aside}.`,
      {
        error: String(error),
      },
    )
    return openDatabase(location)
  }
}

/** Asks the disk for everything written since. Folders too: a file's name is in its folder. */
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
