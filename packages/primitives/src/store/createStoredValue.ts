import { createListeners } from '../listeners/createListeners.ts'

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
  /** @param stored the text that is replaced; a codec may copy entries from it that it cannot parse */
  print(value: Value, stored: string | null): string
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
  let isWatched = false
  /** What `value` was parsed from; undefined before the first read. */
  let text: string | null | undefined
  let value = fallback
  /** Changes that storage has refused. They are made again on what another tab stores. */
  let refused: ((current: Value) => Value)[] = []
  const { subscribe, notify } = createListeners(() => {
    // Another tab may have changed the value while nothing here was listening.
    read()
    isWatched = true
    addEventListener('storage', onStorage)
    return () => {
      isWatched = false
      removeEventListener('storage', onStorage)
    }
  })
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    read()
    notify()
  }
  /** Parses only a text that has changed, so that the same text stays the same object. */
  function read(): Value {
    const stored = readText(key)
    if (stored !== text) {
      text = stored
      value = refused.reduce((current, change) => change(current), parse(stored))
    }
    return value
  }
  function parse(stored: string | null): Value {
    try {
      return stored === null ? fallback : (codec.parse(stored) ?? fallback)
    } catch {
      return fallback
    }
  }
  const store: StoredValue<Value> = {
    get: () => (isWatched ? value : read()),
    read,
    set: (next) => {
      refused = []
      store.update(() => next)
    },
    update(change) {
      const next = change(read())
      try {
        const printed = codec.print(next, text ?? null)
        localStorage.setItem(key, printed)
        text = printed
        refused = []
      } catch {
        // Storage is full or forbidden.
        refused.push(change)
      }
      value = next
      notify()
    },
    subscribe,
  }
  return store
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
