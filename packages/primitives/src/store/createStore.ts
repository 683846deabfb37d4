import { createListeners, type Listeners } from '../listeners/createListeners.ts'

/**
 * A value with listeners.
 *
 * @example
 * const store: Store<number> = createStore(1)
 */
export type Store<Value> = Pick<Listeners, 'subscribe'> & {
  readonly get: () => Value
  /** Replaces the value and notifies every listener, also where the value is the same. */
  readonly set: (next: Value) => void
}

/**
 * A value of this tab with listeners.
 *
 * @param whileWatched see `createListeners`
 * @example
 * const store = createStore(1)
 * store.set(2)
 * store.get() // 2
 */
export function createStore<Value>(initial: Value, whileWatched?: () => () => void): Store<Value> {
  const { subscribe, notify } = createListeners(whileWatched)
  let value = initial
  return {
    subscribe,
    get: () => value,
    set(next) {
      value = next
      notify()
    },
  }
}
