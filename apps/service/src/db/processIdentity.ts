import { execFileSync } from 'node:child_process'
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

export function isSameProcessAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const start = readStart(pid)
  return start === null || start === startedAt
}

/** When a process began, in whatever unit the system tells; only compared. */
function readStart(pid: number): string | null {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), null)
  // The second field is the program's name in parentheses and may hold spaces; the start time is the 22nd.
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  return readOr(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim(), null)
}

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
