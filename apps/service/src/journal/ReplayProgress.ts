/** The last record of the journal, and of each account: by `chainId:safe` in lower case, with `*` for delegations to every account of the chain. */
export type JournalEnds = { readonly last: number; readonly accounts: ReadonlyMap<string, number> }

/** How much of the journal is in the projection after the start. */
export type ReplayProgress = {
  /** Whole percent of the records; null when all of them are applied. */
  percent(): number | null
  /** Whether every record of the account is applied. */
  isComplete(chainId: string, safe: string): boolean
  /** @param ends null when the last records of accounts are not known: then no account is complete before the end */
  begin(applied: number, ends: JournalEnds | null): void
  advance(applied: number): void
  end(): void
}

export function createReplayProgress(): ReplayProgress {
  let isDone = false
  let from = 0
  let at = 0
  let ends: JournalEnds | null = null
  return {
    percent() {
      if (isDone) return null
      const total = (ends?.last ?? 0) - from
      return total > 0 ? Math.min(99, Math.floor(((at - from) / total) * 100)) : 0
    },
    isComplete(chainId, safe) {
      if (isDone) return true
      if (ends === null) return false
      return Math.max(lastOf(ends, `${chainId}:${safe.toLowerCase()}`), lastOf(ends, `${chainId}:*`)) <= at
    },
    begin(applied, given) {
      isDone = false
      from = at = applied
      ends = given
    },
    advance: (applied) => void (at = Math.max(at, applied)),
    end() {
      isDone = true
      ends = null
    },
  }
}

const lastOf = ({ accounts }: JournalEnds, key: string) => accounts.get(key) ?? 0
