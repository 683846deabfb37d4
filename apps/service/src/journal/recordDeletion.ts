import type { ServiceContext } from '../context.ts'
import type { DeletionEntry } from './journalEntry.ts'

/** Takes an unexecuted proposal back with its signatures. The caller has verified the request. */
export const recordDeletion = (context: ServiceContext, deletion: Omit<DeletionEntry, 'kind'>): Promise<void> =>
  context.journal.record({ kind: 'deletion', ...deletion })
