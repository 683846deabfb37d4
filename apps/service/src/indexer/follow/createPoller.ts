const LONGEST_WAIT_MS = 30_000

/** Repeats a task: at once when it reports more work, otherwise after a pause that grows while it fails. */
export function createPoller(everyMs: number, run: () => Promise<boolean>, onFailure: (error: unknown) => void) {
  let stopped = true
  let wake = () => {}
  let running: Promise<void> = Promise.resolve()

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    let failures = 0
    while (!stopped) {
      let hasMore = false
      try {
        hasMore = await run()
        failures = 0
      } catch (error) {
        // One message per outage, not one per attempt.
        if (failures === 0) onFailure(error)
        failures += 1
      }
      if (!stopped && !hasMore) await pause(Math.min(LONGEST_WAIT_MS, everyMs * 2 ** Math.min(failures, 6)))
    }
  }

  return {
    /** Ends the current pause. */
    wake: () => wake(),
    start() {
      if (!stopped) return
      stopped = false
      running = loop()
    },
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
