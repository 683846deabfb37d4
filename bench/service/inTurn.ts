import { type Load, measureLoad, type Target } from './measureLoad.ts'
import { median } from './median.ts'
import { readCpu } from './readCpu.ts'

const ROUNDS = 9
const ROUND_MS = 300
const WARM_UP_MS = 400

/** `cpu` is the computing time of the main thread per request, in microseconds; null where the system does not report it. */
export type Measured = Load & { cpu: number | null }
export type Measure<Name extends string> = {
  loads: Record<Name, Measured>
  /** The rate of one divided by that of the other, per round, so that a slow moment of the machine affects both. */
  ratio(one: Name, other: Name): number
}

/** Short rounds in turn; the median round of each counts. */
export async function inTurn<Name extends string>(
  targets: Record<Name, Target & { pid: number }>,
): Promise<Measure<Name>> {
  const names = Object.keys(targets) as Name[]
  const rounds = new Map<Name, Measured[]>(names.map((name) => [name, []]))
  for (const name of names) await measureLoad(targets[name], WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      const before = readCpu(targets[name].pid)
      const load = await measureLoad(targets[name], ROUND_MS)
      const after = readCpu(targets[name].pid)
      const cpu = before === null || after === null ? null : (after - before) / load.requests
      rounds.get(name)?.push({ ...load, cpu })
    }
  const of = (name: Name) => rounds.get(name) ?? []
  const middle = (name: Name): Measured => {
    const sorted = of(name).toSorted((a, b) => a.perSecond - b.perSecond)
    const load = sorted[Math.floor(sorted.length / 2)]
    if (!load) throw new Error(`Nothing was measured of ${name}.`)
    const cpus = sorted.flatMap(({ cpu }) => cpu ?? [])
    return { ...load, cpu: cpus.length === 0 ? null : median(cpus) }
  }
  return {
    loads: Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Measured>,
    ratio: (one, other) =>
      median(of(one).map(({ perSecond }, round) => perSecond / (of(other)[round]?.perSecond ?? Number.NaN))),
  }
}
