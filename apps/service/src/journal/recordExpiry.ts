import type { ServiceContext } from '../context.ts'
import type { ExpiryEntry } from './journalEntry.ts'

/** Lets a proposal go that nobody signed. When somebody signs it in the same moment, it stays. */
export const recordExpiry = (
  { journal }: Pick<ServiceContext, 'journal'>,
  expiry: Omit<ExpiryEntry, 'kind'>,
): Promise<void> => journal.record({ kind: 'expiry', ...expiry })
