import { createRequire } from 'node:module'
import * as z from 'zod/mini'

/** The kernel's answer to a request for an exclusive lock on an open file. */
export type KernelLockState =
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
export const tryKernelLock: TryKernelLock = (fd) => {
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
