type Task = () => Promise<void>

export type Lanes = {
  /** Resolves when the task has ended, successfully or not; false when it was dropped because too many wait. */
  add(lane: string, task: Task): Promise<boolean>
  isBusy(lane: string): boolean
  /** Drops waiting tasks; resolves when the running ones have ended. */
  close(): Promise<void>
}

type Limits = { perLane: number; together: number; mostWaiting: number }

/** Runs tasks concurrently, limited per lane and in total. Lanes take turns, so that a long lane does not delay the others. */
export function createLanes({ perLane, together, mostWaiting }: Limits): Lanes {
  const waiting = new Map<string, { task: Task; done: (hasRun: boolean) => void }[]>()
  const running = new Map<string, number>()
  const ends = new Set<Promise<void>>()
  let count = 0

  /** The lane that has waited longest for its turn. */
  function next(): string | undefined {
    for (const lane of waiting.keys()) if ((running.get(lane) ?? 0) < perLane) return lane
    return undefined
  }

  function start(lane: string): void {
    const tasks = waiting.get(lane) ?? []
    const first = tasks.shift()
    waiting.delete(lane)
    if (!first) return
    if (tasks.length > 0) waiting.set(lane, tasks)
    count -= 1
    running.set(lane, (running.get(lane) ?? 0) + 1)
    const end = first
      .task()
      .catch(() => undefined)
      .then(() => {
        const left = (running.get(lane) ?? 1) - 1
        if (left > 0) running.set(lane, left)
        else running.delete(lane)
        ends.delete(end)
        first.done(true)
        pump()
      })
    ends.add(end)
  }

  function pump(): void {
    for (let lane = next(); lane !== undefined && ends.size < together; lane = next()) start(lane)
  }

  return {
    add(lane, task) {
      if (count >= mostWaiting) return Promise.resolve(false)
      return new Promise((resolve) => {
        count += 1
        const tasks = waiting.get(lane) ?? []
        tasks.push({ task, done: resolve })
        waiting.set(lane, tasks)
        pump()
      })
    },
    isBusy: (lane) => waiting.has(lane),
    async close() {
      for (const tasks of waiting.values()) for (const { done } of tasks) done(false)
      waiting.clear()
      count = 0
      await Promise.all(ends)
    },
  }
}
