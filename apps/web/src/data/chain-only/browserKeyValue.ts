import type { KeyValue } from '@countersign/chain-client'
import { createStore, del, entries, get, set, update } from 'idb-keyval'

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
