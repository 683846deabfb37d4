import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockName } from './dataDir.ts'
import { LaunchFailure } from './LaunchFailure.ts'

/**
 * Takes the data folder for this process alone. A lock whose process has ended is taken over.
 *
 * @returns gives the folder back
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, lockName)
  const mine = `${process.pid} ${startTime(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const holder = readHolder(file)
      if (holder !== null)
        throw new LaunchFailure(
          `Countersign already runs on ${dataDir} (process ${holder}). Stop it first, or start a second one with another folder and port: DATA_DIR=.countersign-2 PORT=4280 npm start`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new LaunchFailure(`The lock ${file} could not be taken. Remove it if no other Countersign uses the folder.`)
}

/** The living process a lock belongs to, null when the lock is stale. */
function readHolder(file: string): number | null {
  const [pid = 0, startedAt] = readText(file).split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return null
  // Process ids are used again, in containers at once: the start time tells the same process from a namesake.
  return isAlive(holder) && startTime(holder) === startedAt ? holder : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** When a process started, in the kernel's ticks; empty where that cannot be read. */
function startTime(pid: number): string {
  const stat = process.platform === 'linux' ? readText(`/proc/${pid}/stat`) : ''
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
