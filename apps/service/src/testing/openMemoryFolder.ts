import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'countersign-tests-'
/** Several times the size of all test data. */
const LEAST_ROOM = 4e9
const LEAST_FREE_MEMORY = 8e9

/**
 * Puts the temporary folders of the following tests into memory, where the machine has enough: each embedded database has a thousand files,
 * which are written for seconds and deleted. Checks of fsync calls have the same result.
 * @returns removes everything again
 */
export function openMemoryFolder(): () => void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return () => undefined
  removeOrphans()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Like /tmp, because PostgreSQL runs as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return () => {
    delete process.env['TMPDIR']
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  const limit = process.constrainedMemory()
  // Zero, or more than the machine's memory, means no limit.
  return bavail * bsize > LEAST_ROOM && freemem() > LEAST_FREE_MEMORY && (limit === 0 || limit > 2 * LEAST_FREE_MEMORY)
}

/** Folders of killed runs. */
function removeOrphans(): void {
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(PREFIX)))
    if (!existsSync(join('/proc', name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true })
}
