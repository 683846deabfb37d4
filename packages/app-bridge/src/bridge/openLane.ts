export type Lane = {
  /**
   * Starts the task now or when its turn comes; it says itself when it is over.
   *
   * @returns false when too many wait already
   */
  readonly enter: (task: (leave: () => void) => void) => boolean
}

/** So many at the same time, so many waiting behind them, in order. */
export function openLane(limit: { readonly running: number; readonly waiting: number }): Lane {
  const line: ((leave: () => void) => void)[] = []
  let running = 0

  function start(task: (leave: () => void) => void): void {
    let isOver = false
    running += 1
    task(() => {
      if (isOver) return
      isOver = true
      running -= 1
      const next = line.shift()
      if (next !== undefined) start(next)
    })
  }

  return {
    enter(task) {
      if (running < limit.running) start(task)
      else if (line.length < limit.waiting) line.push(task)
      else return false
      return true
    },
  }
}
