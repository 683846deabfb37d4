import type { InferSelectModel } from 'drizzle-orm'
import type { safes } from '../db/schema.ts'

/** An account's row without its tags, which only grow in the database. */
export type AccountState = Omit<
  InferSelectModel<typeof safes>,
  'collectiblesTag' | 'queuedTag' | 'historyTag' | 'messagesTag'
>

/** `stateBlock` of an account that events changed and that was not read from the chain since. */
export const UNREAD = -1
