import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'countersign-tests-'
/** Several times what all tests hold at once. */
const LEAST_ROOM = 4e9
const LEAST_FREE_MEMORY = 8e9

/**
 * Temporary folders of the tests that follow are in memory, where the machine has plenty: each embedded database is a thousand files,
 * written for seconds and thrown away. What they say of the disk (which bytes were asked to be on it) is the same.
 * @returns removes everything again
 */
export function openMemoryFolder(): () => void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return () => undefined
  removeOrphans()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // As /tmp: PostgreSQL runs as another user.
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
  // Zero, or more than there is, where nothing limits it.
  return bavail * bsize > LEAST_ROOM && freemem() > LEAST_FREE_MEMORY && (limit === 0 || limit > 2 * LEAST_FREE_MEMORY)
}

/** Of runs that were killed. */
function removeOrphans(): void {
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(PREFIX)))
    if (!existsSync(join('/proc', name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true })
}
