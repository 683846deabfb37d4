export type UseOrder<Value> = {
  size(): number
  get(key: string): Value | undefined
  /** Like `get`, and counts as use. */
  use(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** Removes the least recently used entries until at most this many are left. */
  trim(most: number): void
  /** Keys, least recently used first. */
  keys(): IterableIterator<string>
}

/**
 * A map ordered by last use. An entry moves to the end only after a quarter of the others were used since: V8 rebuilds the table of a small
 * map after many deletions, so moving at every use is slow.
 */
export function createUseOrder<Value>(): UseOrder<Value> {
  const entries = new Map<string, { value: Value; turn: number }>()
  let turn = 0
  const set = (key: string, value: Value) => {
    entries.delete(key)
    entries.set(key, { value, turn: ++turn })
  }
  return {
    size: () => entries.size,
    get: (key) => entries.get(key)?.value,
    use(key) {
      const entry = entries.get(key)
      if (entry && turn - entry.turn > entries.size / 4) set(key, entry.value)
      return entry?.value
    },
    set,
    delete: (key) => void entries.delete(key),
    trim(most) {
      for (const oldest of entries.keys()) {
        if (entries.size <= most) return
        entries.delete(oldest)
      }
    },
    keys: () => entries.keys(),
  }
}
