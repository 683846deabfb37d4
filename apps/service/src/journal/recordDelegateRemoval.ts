import type { ServiceContext } from '../context.ts'
import type { DelegateRemovalEntry } from './journalEntry.ts'

/** Ends a delegation. The caller has verified the request. */
export const recordDelegateRemoval = (
  context: ServiceContext,
  removal: Omit<DelegateRemovalEntry, 'kind'>,
): Promise<void> => context.journal.record({ kind: 'delegateRemoval', ...removal })
