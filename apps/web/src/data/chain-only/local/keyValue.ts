import { createStore, del, entries, get, set, update } from 'idb-keyval'

/** A table in this browser's storage. The caller parses the values. */
export type KeyValue = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Atomic: no other write happens between reading and writing. */
  update(key: string, change: (kept: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  values(): Promise<unknown[]>
}

/** In IndexedDB, so that it survives the tab and all tabs share it. Opened at first use. */
export function browserKeyValue(name: string): KeyValue {
  let opened: ReturnType<typeof createStore> | undefined
  const table = () => (opened ??= createStore(name, 'kept'))
  return {
    get: (key) => get<unknown>(key, table()),
    set: (key, value) => set(key, value, table()),
    update: (key, change) => update<unknown>(key, change, table()),
    remove: (key) => del(key, table()),
    values: async () => (await entries<string, unknown>(table())).map(([, value]) => value),
  }
}

/** In memory, for as long as the page is open. */
export function memoryKeyValue(): KeyValue {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    update: async (key, change) => void kept.set(key, change(kept.get(key))),
    remove: async (key) => void kept.delete(key),
    values: async () => [...kept.values()],
  }
}
