import { chmodSync, mkdirSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { claimWriter } from './claimWriter.ts'
import { DataDirError } from './DataDirError.ts'
import { type HolderFile, holderPath, readHolder, takeHolderFile } from './HolderFile.ts'
import { identifyProcess } from './ProcessIdentity.ts'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'

export type DataDirLock = {
  readonly journalPath: string
  /** The journal, open for appending. The kernel lock belongs to this descriptor. */
  readonly journal: FileHandle
  /** Why there is no kernel lock; null when there is one. */
  readonly missingKernelLock: string | null
  /** Written into every record, see `claimWriter`. */
  writer(): number
  /** Claims the next number. @throws {DataDirError} `data-dir/lost` when another process has it */
  claimNext(): void
  /** Claims a number above `number`; the caller must read the journal afterwards. */
  claimAbove(number: number): void
  /** @throws {DataDirError} `data-dir/lost` when another process has taken the directory, or the journal is another file now */
  assertHeld(): Promise<void>
  release(): Promise<void>
}

type Options = {
  identity?: ReturnType<typeof identifyProcess>
  tryLock?: typeof tryKernelLock
  /** Called once, when this process finds that another process has taken the directory. */
  onLost?: (error: DataDirError) => void
}

const HEARTBEAT_MS = 5_000

/**
 * Takes a data directory for this process alone, by three means. The kernel lock on the journal excludes every process of this machine, and
 * of others where the file system supports locks. The holder file names the process, and excludes hosts whose file system has no locks. The
 * writer's number lets a process that was suspended and replaced notice it before it acknowledges.
 * @throws {DataDirError} `data-dir/locked` when another process has it
 */
export async function lockDataDir(
  dataDir: string,
  { identity = identifyProcess(), tryLock = tryKernelLock, onLost = () => undefined }: Options = {},
): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const journalPath = join(dataDir, 'journal.jsonl')
  const { journal, state } = await openLocked(journalPath, dataDir, tryLock)
  let holder: HolderFile | null = null
  try {
    const file = (holder = takeHolderFile(dataDir, identity))
    const owner = JSON.stringify(identity)
    let claim = claimWriter(dataDir, owner)
    let isLost = false
    const lose = (reason: string): DataDirError => {
      const error = DataDirError.lost(resolve(dataDir), reason)
      if (!isLost) onLost(error)
      isLost = true
      return error
    }
    const voidClaim = () => lose(`the claim journal.writer-${claim.number} of this process is void`)
    const assertHeld = async () => {
      if (!(await isSameFile(journal, journalPath))) throw lose('journal.jsonl was replaced or removed')
      if (claim.isHeld()) return
      // The kernel lock excludes other processes, so the file was deleted and not taken over.
      if (state.kind === 'taken') claim.restore()
      if (!claim.isHeld()) throw voidClaim()
    }
    const beat = async () => {
      await assertHeld()
      if (!file.beat()) throw lose('service.lock names another process')
    }
    const heartbeat = setInterval(() => {
      // The writers report a full or failing disk; here only the loss of the directory matters.
      beat().catch((error: unknown) => {
        if (error instanceof DataDirError) clearInterval(heartbeat)
      })
    }, HEARTBEAT_MS)
    heartbeat.unref()
    return {
      journalPath,
      journal,
      missingKernelLock: state.kind === 'unavailable' ? state.reason : null,
      writer: () => claim.number,
      claimNext() {
        const next = claim.isHeld() ? claim.next() : null
        if (next === null) throw voidClaim()
        claim = next
      },
      claimAbove: (number) => void (claim = claimWriter(dataDir, owner, number + 1)),
      assertHeld,
      async release() {
        clearInterval(heartbeat)
        file.remove()
        await journal.close()
      },
    }
  } catch (error) {
    holder?.remove()
    await journal.close()
    throw error
  }
}

type Opened = { journal: FileHandle; state: Exclude<KernelLockState, { kind: 'held' }> }

async function openLocked(path: string, dataDir: string, tryLock: typeof tryKernelLock): Promise<Opened> {
  for (;;) {
    const journal = await open(path, 'a+', 0o600)
    const state = tryLock(journal.fd)
    if (state.kind === 'held') {
      await journal.close()
      const lockFile = holderPath(dataDir)
      throw DataDirError.locked(resolve(dataDir), readHolder(lockFile)?.pid ?? null, lockFile)
    }
    // A repair may have put another file in its place between opening and locking.
    if (await isSameFile(journal, path)) return { journal, state }
    await journal.close()
  }
}

async function isSameFile(file: FileHandle, path: string): Promise<boolean> {
  const [opened, named] = await Promise.all([
    file.stat({ bigint: true }),
    stat(path, { bigint: true }).catch(ifMissing),
  ])
  return named !== null && opened.ino === named.ino && opened.dev === named.dev
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** The kernel's answer to a request for an exclusive lock on an open file. */
type KernelLockState =
  | { kind: 'taken' }
  /** Another process on this file system has it. */
  | { kind: 'held' }
  /** No native module for this system, or a file system without locks. */
  | { kind: 'unavailable'; reason: string }

export type TryKernelLock = (fd: number) => KernelLockState

/** Beyond every byte of a journal: on Windows other processes can neither read nor write a locked range. */
const OFFSET = 2 ** 40
const HELD_CODES = new Set(['EAGAIN', 'EACCES', 'EWOULDBLOCK'])

const require = createRequire(import.meta.url)
type TryLock = (fd: number, offset: number, length: number) => boolean
const NativeModule = z.object({ tryLock: z.custom<TryLock>((value) => typeof value === 'function') })

/**
 * Locks an open file while it is open. The kernel releases the lock when the process ends in any way, and holds it while the process is
 * only suspended. The lock belongs to this descriptor: opening and closing the file elsewhere does not release it.
 */
const tryKernelLock: TryKernelLock = (fd) => {
  try {
    // Loaded here, because loading fails where the package has no build for the system (musl, for example).
    const native = z.parse(NativeModule, require('fs-native-extensions'))
    return { kind: native.tryLock(fd, OFFSET, 1) ? 'taken' : 'held' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && HELD_CODES.has(String(error.code))) return { kind: 'held' }
    return { kind: 'unavailable', reason: firstLine(error) }
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
