import type { ServiceContext } from '../context.ts'
import type { ConfirmationsEntry } from './journalEntry.ts'

/** Keeps owners' signatures of a known transaction. The caller has verified them; an owner who confirmed before is ignored. */
export const recordConfirmations = (
  context: ServiceContext,
  confirmations: Omit<ConfirmationsEntry, 'kind'>,
): Promise<void> => context.journal.record({ kind: 'confirmations', ...confirmations })
