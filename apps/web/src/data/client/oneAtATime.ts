const NAME = 'countersign-offers'
let last: Promise<unknown> = Promise.resolve()

/** Each item is delivered once: the tabs of this page, and calls within one tab, take a lock. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // `locks` is missing on plain http except on localhost. There only calls within the tab take turns.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks !== undefined) return locks.request(NAME, work)
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
