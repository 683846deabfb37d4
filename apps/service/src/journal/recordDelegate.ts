import type { ServiceContext } from '../context.ts'
import type { DelegateEntry } from './journalEntry.ts'
import { toStorable } from './toStorable.ts'

/** Keeps a delegation, or renews one. The caller has verified that the delegator wants it. */
export const recordDelegate = (context: ServiceContext, delegation: Omit<DelegateEntry, 'kind'>): Promise<void> =>
  context.journal.record({ kind: 'delegate', ...delegation, label: toStorable(delegation.label) })
