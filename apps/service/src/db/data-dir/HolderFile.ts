import {
  linkSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { DataDirError } from './DataDirError.ts'
import { findHolder, ProcessIdentity } from './ProcessIdentity.ts'

/** The file that names the process using a data directory, for operators and for processes of other hosts. */
export type HolderFile = {
  /** Writes a heartbeat. False when the file names another process, which has taken the directory over. */
  beat(): boolean
  /** Removes the file, unless it belongs to another process by now. */
  remove(): void
}

const SILENT_MS = 30_000

export const holderPath = (dataDir: string): string => join(dataDir, 'service.lock')

/** @throws {DataDirError} `data-dir/locked` when the process that it names is alive */
export function takeHolderFile(dataDir: string, own: ProcessIdentity): HolderFile {
  const path = holderPath(dataDir)
  const content = JSON.stringify(own)
  const draft = `${path}.${own.pid}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    take({ path, draft, dataDir, own })
  } finally {
    unlinkSync(draft)
  }
  return {
    beat() {
      const holder = readHolder(path)
      if (holder !== null && JSON.stringify(holder) !== content) return false
      beat(path, content)
      return true
    },
    remove() {
      if (JSON.stringify(readHolder(path)) === content) unlinkSync(path)
    },
  }
}

type Taking = { path: string; draft: string; dataDir: string; own: ProcessIdentity }

function take({ path, draft, dataDir, own }: Taking): void {
  for (;;) {
    try {
      // Linking a finished file, instead of writing in place, never exposes a half-written lock.
      linkSync(draft, path)
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const holder = readHolder(path)
    if (holder && isHeld(holder, { path, draft, own })) throw DataDirError.locked(resolve(dataDir), holder.pid, path)
    removeStale(path, `${draft}.stale`, holder)
  }
}

/** The file system sets the time of the write: the clocks of two hosts may differ. */
function beat(path: string, content: string): void {
  try {
    const file = openSync(path, 'r+')
    try {
      writeSync(file, content, 0)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
    // The file was deleted, but the directory still belongs to this process.
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
  }
}

export function readHolder(path: string): ProcessIdentity | null {
  try {
    const parsed = z.safeParse(ProcessIdentity, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function isHeld(holder: ProcessIdentity, { path, draft, own }: Omit<Taking, 'dataDir'>): boolean {
  const found = holder.space === own.space ? findHolder(holder) : 'unknown'
  if (found !== 'unknown') return found === 'alive'
  // A process of another container or host cannot be examined. Its last heartbeat is compared with the draft, which was just written with
  // the clock of the same file system.
  return statSync(draft).mtimeMs - statSync(path).mtimeMs < SILENT_MS
}

/** Moves the stale lock away before deleting it. If a living process replaced it in between, it is moved back. */
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

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
