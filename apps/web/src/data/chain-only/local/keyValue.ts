import { createStore, del, entries, get, set, update } from 'idb-keyval'

/** A table of this browser. What comes out is parsed by whoever asked. */
export type KeyValue = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** One step: nobody writes in between. */
  update(key: string, change: (kept: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  values(): Promise<unknown[]>
}

/** In IndexedDB: survives the tab, and every tab sees the same. Opened when it is first used. */
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

/** Kept as long as the page. */
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
