/**
 * Calls share runs: a call waits for a run that starts after it, never for one that is already running, and at most one run is active. So
 * each caller sees everything that happened before its call, and the number of runs does not grow with the number of callers.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    const started = run().finally(() => {
      if (running === started) running = null
    })
    return (running = started)
  }
  return () => {
    if (next !== null) return next
    if (running === null) return start()
    next = running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
