import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'

/** A process for all time: a pid alone is soon given to another one. */
export const ProcessIdentity = z.object({ pid: z.number(), startedAt: z.string(), space: z.string() })
export type ProcessIdentity = z.output<typeof ProcessIdentity>

export const identifyProcess = (): ProcessIdentity => ({
  pid: process.pid,
  startedAt: readStart(process.pid) ?? '',
  space: `${hostname()} ${readOr(() => readlinkSync('/proc/self/ns/pid'), '')}`,
})

/** `unknown` where the system does not tell when a process began. */
export function findHolder({ pid, startedAt }: ProcessIdentity): 'alive' | 'gone' | 'unknown' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'gone'
  }
  const start = readStart(pid)
  if (start === null) return 'unknown'
  return start === startedAt ? 'alive' : 'gone'
}

/** When a process began, in the system's own unit; only compared. */
function readStart(pid: number): string | null {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), null)
  // The second field is the program's name in parentheses and may hold spaces; the start time is the 22nd.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
