export type UseOrder<Value> = {
  size(): number
  get(key: string): Value | undefined
  /** The same, and it counts as use. */
  use(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** Keys, longest unused first. */
  keys(): IterableIterator<string>
}

/**
 * A map that knows what was not used for longest. An entry is put last again only once a quarter of the others have passed
 * it: taking out and putting in at every use has V8 build the table of a small map anew each time.
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
    keys: () => entries.keys(),
  }
}
