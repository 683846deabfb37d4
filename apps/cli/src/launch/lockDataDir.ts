import { findHolder, readStart } from '@countersign/service/processIdentity'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockName } from './dataDir.ts'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

/**
 * Locks the data folder for this process alone. A lock whose process has ended is taken over.
 *
 * @returns gives the folder back
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, lockName)
  const mine = `${process.pid} ${readStart(process.pid) ?? ''}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => {
        // The file was deleted meanwhile, and another process may have created a new one.
        if (readText(file) === mine) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const holder = readHolder(file)
      if (holder !== null) throw new LaunchError(startMessages.alreadyRuns({ dataDir, pid: holder }))
      rmSync(file, { force: true })
    }
  }
  throw new LaunchError(startMessages.lockNotTaken({ file }))
}

/** The living process a lock belongs to, null when the lock is stale. */
function readHolder(file: string): number | null {
  const [, first = '', startedAt = ''] = /^(\d+) (.*)$/.exec(readText(file)) ?? []
  const pid = Number(first)
  if (pid <= 0 || pid === process.pid) return null
  // Process ids are reused, in containers at once: the start time distinguishes the process from another with the same
  // id.
  return findHolder({ pid, startedAt }) === 'gone' ? null : pid
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
