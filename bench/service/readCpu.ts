import { readFileSync } from 'node:fs'

/** Computing time of a process's main thread so far, in microseconds; null without /proc. */
export function readCpu(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return null
  }
}
