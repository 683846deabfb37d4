import { ANY_SAFE } from './applyDelegates.ts'
import type { StoredRecord } from './JournalEntry.ts'

/** Notes the last record of each account: see `JournalEnds`. */
export function noteAccounts(accounts: Map<string, number>, records: readonly StoredRecord[]): void {
  for (const { sequence, entry } of records)
    accounts.set(`${String(entry['chainId'])}:${String(entry['safe'] ?? ANY_SAFE).toLowerCase()}`, sequence)
}
