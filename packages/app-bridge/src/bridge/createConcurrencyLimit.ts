export type ConcurrencyLimit = {
  /**
   * Starts the task now or when a slot is free. The task calls `leave` when it is over.
   *
   * @returns false if the queue is full
   */
  readonly enter: (task: (leave: () => void) => void) => boolean
}

/** Limits how many tasks run at the same time and how many wait, in order. */
export function createConcurrencyLimit(limit: {
  readonly running: number
  readonly waiting: number
}): ConcurrencyLimit {
  const queue: ((leave: () => void) => void)[] = []
  let running = 0

  function start(task: (leave: () => void) => void): void {
    let isOver = false
    running += 1
    task(() => {
      if (isOver) return
      isOver = true
      running -= 1
      const next = queue.shift()
      if (next !== undefined) start(next)
    })
  }

  return {
    enter(task) {
      if (running < limit.running) start(task)
      else if (queue.length < limit.waiting) queue.push(task)
      else return false
      return true
    },
  }
}
