import type { ChangeKey } from './ChangeKey.ts'

/** What was committed since this process follows its database. */
export type ChangeLog = {
  /** Grows with each change. */
  position(): number
  /** Whether one of the keys may have changed after a position. */
  hasChanged(keys: Iterable<string>, since: number): boolean
}

export type ChangeRecorder = ChangeLog & { record(keys: readonly string[]): void }

/** Above this number the oldest keys are dropped. A key without an entry then counts as changed at that moment. */
const MOST_KEYS = 100_000
const EVERYTHING: ChangeKey = ''

export function createChangeLog(mostKeys = MOST_KEYS): ChangeRecorder {
  const lastChange = new Map<string, number>()
  let position = 0
  /** Keys without an entry have not changed since this position. */
  let floor = 0
  return {
    position: () => position,
    hasChanged(keys, since) {
      if (since < floor) return true
      for (const key of keys) if ((lastChange.get(key) ?? 0) > since) return true
      return false
    },
    record(keys) {
      if (keys.length === 0) return
      position += 1
      for (const key of keys) {
        lastChange.set(key, position)
        lastChange.set(`${key.slice(0, key.indexOf(':'))}:*`, position)
      }
      if (!keys.includes(EVERYTHING) && lastChange.size <= mostKeys) return
      floor = position
      lastChange.clear()
    },
  }
}
