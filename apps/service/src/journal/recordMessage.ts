import type { ServiceContext } from '../context.ts'
import type { MessageEntry } from './journalEntry.ts'
import { toStorable } from './toStorable.ts'

/** Keeps a message with its first signature. The caller has verified both; `message` is JSON text, which every column takes. */
export const recordMessage = (context: ServiceContext, message: Omit<MessageEntry, 'kind'>): Promise<void> =>
  context.journal.record({ kind: 'message', ...message, origin: toStorable(message.origin) })
