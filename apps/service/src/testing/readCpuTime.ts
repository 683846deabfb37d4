import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Computing time of all threads of a process so far, in seconds; NaN without /proc. */
export function readCpuTime(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = readStat(pid)?.times ?? []
  return (user + system) / TICKS_PER_SECOND
}

/** The same of a process and of its children, ended ones too: a database server has a process for each connection. */
export function readFamilyCpuTime(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readParent(Number(name)) === pid)
  return [pid, ...children.map(Number)]
    .flatMap((each) => readStat(each)?.times ?? [])
    .reduce((total, ticks) => total + ticks / TICKS_PER_SECOND, 0)
}

/** The process that started a process; NaN without /proc. */
export const readParent = (pid: number): number => readStat(pid)?.parent ?? Number.NaN

/** `times`: user and system time of the process, then of its ended children. */
function readStat(pid: number): { parent: number; times: number[] } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), times: fields.slice(11, 15).map(Number) }
  } catch {
    return null
  }
}
