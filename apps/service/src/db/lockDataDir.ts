import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { findHolder, identifyProcess, ProcessIdentity } from './processIdentity.ts'
import { DataDirError } from './dataDirError.ts'

export type DataDirLock = { release(): void }

const HEARTBEAT_MS = 5_000
const SILENT_MS = 30_000

/**
 * Takes a data directory for this process alone. The embedded database has no lock of its own, and two processes on one
 * directory lose each other's rows. A lock whose process is gone is taken over.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const path = join(dataDir, 'service.lock')
  const own = identifyProcess()
  const draft = `${path}.${own.pid}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    take(path, draft, dataDir)
  } finally {
    unlinkSync(draft)
  }
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimesSync(path, now, now)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      unlinkSync(path)
    },
  }
}

function take(path: string, draft: string, dataDir: string): void {
  for (;;) {
    try {
      // Unlike writing a file, linking a finished one shows nobody a half-written lock.
      linkSync(draft, path)
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const holder = readHolder(path)
    if (holder && isHeld(holder, path)) throw DataDirError.locked(resolve(dataDir), holder.pid, path)
    removeStale(path, `${draft}.stale`, holder)
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

function readHolder(path: string): ProcessIdentity | null {
  try {
    const parsed = z.safeParse(ProcessIdentity, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function isHeld(holder: ProcessIdentity, path: string): boolean {
  const found = holder.space === identifyProcess().space ? findHolder(holder) : 'unknown'
  // A process of another container or host cannot be asked; its heartbeat can.
  return found === 'unknown' ? Date.now() - statSync(path).mtimeMs < SILENT_MS : found === 'alive'
}

/** Moves the stale lock away before deleting it: were it replaced meanwhile by a living process, it is put back. */
function removeStale(path: string, aside: string, holder: ProcessIdentity | null): void {
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (JSON.stringify(readHolder(aside)) !== JSON.stringify(holder)) linkSync(aside, path)
  unlinkSync(aside)
}
