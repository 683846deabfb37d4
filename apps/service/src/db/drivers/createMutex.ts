export type Mutex = {
  /** Waits for all earlier requests of the lock, then holds it exclusively until released. */
  acquire(): Promise<() => void>
  /** Runs at once when the lock is free and no task waits for it, otherwise after them; such runs may overlap each other. */
  shared<T>(run: () => Promise<T>): Promise<T>
}

/** A lock that is granted in the order of the requests. */
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
