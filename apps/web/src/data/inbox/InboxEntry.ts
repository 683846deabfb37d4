import type { InboxAccount, UnreadInboxAccount } from '@countersign/api'

/** What waits in one account, as far as it was read. */
export type ReadInboxEntry = InboxAccount & {
  /** Transactions or messages of the account that were not read, because there are too many. */
  readonly isPartial: boolean
}
export type InboxEntry = ReadInboxEntry | UnreadInboxAccount

export const isRead = (entry: InboxEntry | undefined): entry is ReadInboxEntry =>
  entry !== undefined && !('error' in entry)

/** Entries by `nameOfKey`. */
export type InboxEntries = Readonly<Record<string, InboxEntry>>
