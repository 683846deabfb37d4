import { createStore } from './createStore.ts'

/**
 * A value of this browser.
 *
 * @example
 * const stored: StoredValue<boolean> = createStoredValue('example.open', false, { parse: (text) => text === 'true', print: String })
 */
export type StoredValue<Value> = {
  get(): Value
  /** As it is stored now, also before this tab has heard of a change of another tab. */
  read(): Value
  set(next: Value): void
  /** Changes what is stored now, so that a change of another tab is not lost. */
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
 *
 * @param key its name in `localStorage`
 * @example
 * const name = createStoredValue('example.name', '', { parse: (text) => text, print: (text) => text })
 * name.get() // ''
 */
export function createStoredValue<Value>(key: string, fallback: Value, codec: Codec<Value>): StoredValue<Value> {
  const kept = createStore(read(), () => {
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  })
  function read(): Value {
    try {
      const text = localStorage.getItem(key)
      return text === null ? fallback : (codec.parse(text) ?? fallback)
    } catch {
      return fallback
    }
  }
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) kept.set(read())
  }
  let isInMemoryOnly = false
  const store: StoredValue<Value> = {
    get: kept.get,
    read: () => (isInMemoryOnly ? kept.get() : read()),
    set(next) {
      try {
        localStorage.setItem(key, codec.print(next))
        isInMemoryOnly = false
      } catch {
        // Storage is full or forbidden.
        isInMemoryOnly = true
      }
      kept.set(next)
    },
    update: (change) => store.set(change(store.read())),
    subscribe: kept.subscribe,
  }
  return store
}
