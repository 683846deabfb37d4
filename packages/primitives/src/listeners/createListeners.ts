/** What `createListeners` returns. */
export type Listeners = {
  /** @returns the function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/**
 * Functions to call when something has changed.
 * @param whileWatched runs when the first listener is added; what it returns runs when the last one is removed
 * @example
 * const { subscribe, notify } = createListeners()
 */
export function createListeners(whileWatched?: () => () => void): Listeners {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = whileWatched?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
