import { readFileSync } from 'node:fs'

/** Microseconds that the main thread of a process has computed so far; null where there is no /proc that tells. */
export function readCpu(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return null
  }
}
