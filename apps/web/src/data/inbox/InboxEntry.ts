import type { InboxAccount, UnreadInboxAccount } from '@countersign/api'

/** The pending work of one account, as far as it was read. */
export type ReadInboxEntry = InboxAccount & {
  /** The account has more transactions or messages than are read. */
  readonly isPartial: boolean
}
export type InboxEntry = ReadInboxEntry | UnreadInboxAccount

export const isRead = (entry: InboxEntry | undefined): entry is ReadInboxEntry =>
  entry !== undefined && !('error' in entry)

/** Entries by `nameOfKey`. */
export type InboxEntries = Readonly<Record<string, InboxEntry>>
