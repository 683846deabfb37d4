/** A table in this browser's storage. The caller parses the values. */
export type KeyValue = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Atomic: no other write happens between reading and writing. */
  update(key: string, change: (kept: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  values(): Promise<unknown[]>
}

/**
 * A table in memory, for tests and for a page that stores nothing.
 *
 * @example
 * const proposals = createProposalStore(memoryKeyValue())
 */
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
