import { readFileSync } from 'node:fs'

/** Memory of a process in MB: now, and the most so far. NaN without /proc. */
export function readMemory(pid: number): { now: number; peak: number } {
  const read = (text: string, name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { now: read(text, 'VmRSS'), peak: read(text, 'VmHWM') }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}
