export type Gate = { run<Result>(task: () => Promise<Result>): Promise<Result> }

/** Runs at most `mostRunning` tasks at a time. Rejects a task when `mostWaiting` others are already waiting. */
export function createGate(mostRunning: number, mostWaiting: number, refusal: string): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(task) {
      if (running >= mostRunning) {
        if (waiting.length >= mostWaiting) throw new Error(refusal)
        // The finished task passes its slot to the next one, so `running` does not change.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
