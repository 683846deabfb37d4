import { chmodSync, mkdirSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { claimWriter } from './claimWriter.ts'
import { DataDirError } from './DataDirError.ts'
import { type HolderFile, holderPath, readHolder, takeHolderFile } from './HolderFile.ts'
import { identifyProcess } from './ProcessIdentity.ts'
import { type KernelLockState, tryKernelLock } from './tryKernelLock.ts'

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
