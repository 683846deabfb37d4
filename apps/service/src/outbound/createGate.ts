export type Gate = { run<Result>(task: () => Promise<Result>): Promise<Result> }

/** Runs at most `mostRunning` tasks at a time. Rejects a task when `mostWaiting` others wait already. */
export function createGate(mostRunning: number, mostWaiting: number, refusal: string): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(task) {
      if (running >= mostRunning) {
        if (waiting.length >= mostWaiting) throw new Error(refusal)
        // The task that ends hands its place over, so `running` stays as it is.
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
