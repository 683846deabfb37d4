import type { ServiceContext } from '../context.ts'
import type { MessageConfirmationEntry } from './journalEntry.ts'

/** Keeps one more owner's signature of a message. The caller has verified it. */
export const recordMessageConfirmation = (
  context: ServiceContext,
  confirmation: Omit<MessageConfirmationEntry, 'kind'>,
): Promise<void> => context.journal.record({ kind: 'messageConfirmation', ...confirmation })
