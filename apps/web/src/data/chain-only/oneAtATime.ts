const NAME = 'countersign-offers'
let last: Promise<unknown> = Promise.resolve()

/** What is handed over is handed over once: tabs of this page, and calls within one, take turns. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Absent on plain http beyond this machine: there the tab alone takes turns.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks !== undefined) return locks.request(NAME, work)
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
