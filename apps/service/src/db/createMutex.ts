export type Mutex = {
  /** Waits for every turn asked for before, then has it alone until released. */
  acquire(): Promise<() => void>
  /** Runs at once when the lock is free and no task waits for it, otherwise after them; such runs may overlap each other. */
  shared<T>(run: () => Promise<T>): Promise<T>
}

/** Turns in the order they were asked for. */
export function createMutex(): Mutex {
  let exclusive: Promise<void> = Promise.resolve()
  let pending = 0
  return {
    async acquire() {
      const before = exclusive
      let release = () => {}
      exclusive = new Promise((resolve) => {
        release = () => {
          pending -= 1
          resolve()
        }
      })
      pending += 1
      await before
      return release
    },
    async shared(run) {
      if (pending > 0) await exclusive
      return run()
    },
  }
}
