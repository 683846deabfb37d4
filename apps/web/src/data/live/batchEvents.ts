const FIRST_WAIT_MS = 30
const LONGEST_WAIT_MS = 5_000
/** Up to this many distinct events of a batch are applied one by one. More events cause one refresh of everything. */
const MOST_APPLIED = 50

type Options = {
  readonly apply: (data: string) => void
  readonly applyAll: () => void
}

export type EventBatcher = { readonly add: (data: string) => void; readonly stop: () => void }

/**
 * Collects events and applies each distinct one once per batch. A steady stream makes the batches rarer, up to one in five seconds, so that
 * requests started by one event can finish before the next event replaces them.
 */
export function batchEvents({ apply, applyAll }: Options): EventBatcher {
  const waiting = new Set<string>()
  let isTooMany = false
  let wait = FIRST_WAIT_MS
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    last = performance.now()
    const batch = [...waiting]
    const all = isTooMany
    waiting.clear()
    isTooMany = false
    if (all) return applyAll()
    for (const data of batch) apply(data)
  }
  return {
    add: (data) => {
      if (waiting.size < MOST_APPLIED) waiting.add(data)
      else if (!waiting.has(data)) isTooMany = true
      if (timer !== undefined) return
      const isQuiet = performance.now() - last > 2 * LONGEST_WAIT_MS
      wait = isQuiet ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
      timer = setTimeout(flush, wait)
    },
    stop: () => clearTimeout(timer),
  }
}
