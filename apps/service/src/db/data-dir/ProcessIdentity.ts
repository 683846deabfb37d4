import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'

/** Identifies a process permanently. A pid alone does not, because the system reuses it. */
export const ProcessIdentity = z.object({ pid: z.number(), startedAt: z.string(), space: z.string() })
export type ProcessIdentity = z.output<typeof ProcessIdentity>

/** The identity of this process. `startedAt` is empty where the system does not say it. */
export const identifyProcess = (): ProcessIdentity => ({
  pid: process.pid,
  startedAt: readStart(process.pid) ?? '',
  space: `${hostname()} ${readOr(() => readlinkSync('/proc/self/ns/pid'), '')}`,
})

/** `unknown` where the system does not say when a process began. */
export function findHolder({
  pid,
  startedAt,
}: Pick<ProcessIdentity, 'pid' | 'startedAt'>): 'alive' | 'gone' | 'unknown' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'gone'
  }
  const found = readProcess(pid)
  if (found === null) return 'unknown'
  return found.startedAt === startedAt && !found.isDead ? 'alive' : 'gone'
}

/** When a process began, in the system's own unit; only for comparison. Null where the system does not say. */
export const readStart = (pid: number): string | null => readProcess(pid)?.startedAt ?? null

type ProcessState = {
  startedAt: string
  /** The process has ended, but its parent has not collected the exit code. */
  isDead: boolean
}

function readProcess(pid: number): ProcessState | null {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), null)
  if (stat !== null) {
    // The second field is the program's name in parentheses and may hold spaces; state and start time are the third and the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { startedAt: fields[19] ?? '', isDead: /^[ZXx]/.test(fields[0] ?? '') }
  }
  // macOS and the BSDs.
  const line = process.platform === 'win32' ? '' : readOr(() => runPs(pid), '')
  const [state = '', ...startedAt] = line.trim().split(/\s+/)
  return state === '' ? null : { startedAt: startedAt.join(' '), isDead: state.startsWith('Z') }
}

const runPs = (pid: number) =>
  execFileSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    timeout: 5000,
    env: { PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
