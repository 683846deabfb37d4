/** What one process sees in the table of leases. A holder is the name of a process. */
export type LeaseView = {
  readonly self: string
  /** The leases that this process can work with. */
  readonly wanted: readonly string[]
  /** The holder of each lease that has not expired. */
  readonly holders: ReadonlyMap<string, string>
  /** By lease: the process that asks its holder to hand it over. */
  readonly requests: ReadonlyMap<string, string>
  /** Leases that have been free for so long that the process whose turn it is does not want them. */
  readonly overdue: ReadonlySet<string>
}

export type LeaseChoice = {
  /** Free leases that this process takes. */
  readonly take: readonly string[]
  /** Leases of other processes that this process asks for. */
  readonly ask: readonly string[]
  /** Leases of this process that it hands over at its next safe point, with the process that gets them. */
  readonly give: ReadonlyMap<string, string>
}

/**
 * Spreads leases evenly. All processes compute from the same table and need no further agreement: a free lease goes to the process with the
 * fewest; a process with at least two fewer than another asks for some of its leases; the holder gives only while the difference is two or more, so
 * that no lease moves back and forth. A process never asks for a lease that it does not want, so that processes may have different chains.
 */
export function chooseLeases({ self, wanted, holders, requests, overdue }: LeaseView): LeaseChoice {
  const counts = new Map<string, number>([self, ...requests.values()].map((process) => [process, 0]))
  for (const holder of holders.values()) counts.set(holder, countOf(counts, holder) + 1)
  const give = chooseHandovers(self, holders, requests, new Map(counts))
  const take: string[] = []
  for (const name of wanted.filter((one) => !holders.has(one)).toSorted()) {
    const next = overdue.has(name) ? self : findFewest(counts)
    counts.set(next, countOf(counts, next) + 1)
    if (next === self) take.push(name)
  }
  return { take, ask: chooseRequests({ self, wanted, holders, requests }, counts), give }
}

const countOf = (counts: ReadonlyMap<string, number>, process: string) => counts.get(process) ?? 0

/** The process with the fewest leases. Of several, the first by name, so that all processes choose the same one. */
const findFewest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, one) => (one[1] < best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))[0]

function chooseHandovers(
  self: string,
  holders: ReadonlyMap<string, string>,
  requests: ReadonlyMap<string, string>,
  counts: Map<string, number>,
): Map<string, string> {
  const give = new Map<string, string>()
  for (const [name, asker] of [...requests].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (holders.get(name) !== self || asker === self || countOf(counts, self) - countOf(counts, asker) < 2) continue
    give.set(name, asker)
    counts.set(self, countOf(counts, self) - 1)
    counts.set(asker, countOf(counts, asker) + 1)
  }
  return give
}

function chooseRequests(
  { self, wanted, holders, requests }: Omit<LeaseView, 'overdue'>,
  counts: Map<string, number>,
): string[] {
  const byHolder = new Map<string, string[]>()
  for (const name of wanted.toSorted()) {
    const holder = holders.get(name)
    if (holder === undefined || holder === self || (requests.get(name) ?? self) !== self) continue
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), name])
  }
  const ask: string[] = []
  for (;;) {
    const most = [...byHolder.keys()].toSorted((a, b) => countOf(counts, b) - countOf(counts, a))[0]
    if (most === undefined || countOf(counts, most) - countOf(counts, self) < 2) return ask
    const name = byHolder.get(most)?.shift()
    if (name === undefined) byHolder.delete(most)
    else {
      ask.push(name)
      counts.set(most, countOf(counts, most) - 1)
      counts.set(self, countOf(counts, self) + 1)
    }
  }
}
