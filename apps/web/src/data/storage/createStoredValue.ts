import { useSyncExternalStore } from 'react'

export type StoredValue<Value> = {
  get(): Value
  set(next: Value): void
  update(change: (current: Value) => Value): void
  subscribe(listener: () => void): () => void
}

type Codec<Value> = {
  /** Undefined when the text is not a value of this kind; then the fallback is used. */
  parse(text: string): Value | undefined
  print(value: Value): string
}

/**
 * A value stored in this browser and shared by all its tabs. If storage is full or forbidden, the value stays in memory for as long as the
 * tab is open.
 */
export function createStoredValue<Value>(key: string, fallback: Value, codec: Codec<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let value = read()
  function read(): Value {
    try {
      const text = localStorage.getItem(key)
      return text === null ? fallback : (codec.parse(text) ?? fallback)
    } catch {
      return fallback
    }
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    value = read()
    notify()
  }
  const store: StoredValue<Value> = {
    get: () => value,
    set(next) {
      value = next
      try {
        localStorage.setItem(key, codec.print(next))
      } catch {
        // Storage is full or forbidden.
      }
      notify()
    },
    update: (change) => store.set(change(store.get())),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
  return store
}

export const useStoredValue = <Value>(store: StoredValue<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get)
