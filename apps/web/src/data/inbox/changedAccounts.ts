/**
 * Which accounts changed since a moment, according to live events. A reader stores the moment of its last answer and requests the accounts
 * that changed after it, so that one event costs one account. Moments of an earlier page load are smaller than every moment of this one.
 */
export function createChangedAccounts(start: number) {
  let now = start
  /** Everything up to this moment counts as changed. */
  let all = start
  const marks = new Map<string, number>()
  return {
    now: (): number => now,
    /** @param name `chainId:0x…`, or `chainId:` for every account of a chain */
    mark: (name: string): void => {
      now += 1
      marks.set(name.toLowerCase(), now)
    },
    markAll: (): void => {
      now += 1
      all = now
      marks.clear()
    },
    /** Whether the account may have changed after this moment. */
    hasChanged: (name: string, since: number): boolean => {
      if (since < all) return true
      const mark = marks.get(name.toLowerCase()) ?? 0
      const ofChain = marks.get(`${name.split(':')[0]}:`) ?? 0
      return Math.max(mark, ofChain) > since
    },
  }
}

export const changedAccounts = createChangedAccounts(Date.now())
