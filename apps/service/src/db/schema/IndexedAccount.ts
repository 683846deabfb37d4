import type { InferSelectModel } from 'drizzle-orm'
import type { safes } from './schema.ts'

/** The row of an account. */
export type IndexedAccount = InferSelectModel<typeof safes>

/** `stateBlock` of an account that events changed and that was not read from the chain since. */
export const UNREAD = -1
