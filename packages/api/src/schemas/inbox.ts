import * as z from 'zod/mini'
import { QueueItem } from './list.ts'
import { Message } from './messages.ts'
import { AddressSchema, ChainId, Timestamp } from './scalars.ts'
import { Transaction } from './transaction.ts'

/** Accounts one request for waiting work may name. */
export const MOST_INBOX_ACCOUNTS = 1000
/** Longer than any chain id with an address. */
const LONGEST_NAME = 128

export const InboxRequest = z.object({
  /** `chainId:address`, up to 1,000. */
  safes: z.array(z.string().check(z.maxLength(LONGEST_NAME))),
  /** `next` of the page before, with the same accounts. */
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_NAME)))),
})
export type InboxRequest = z.output<typeof InboxRequest>

/** What waits in one account, and what it owns. */
export const InboxAccount = z.object({
  chainId: ChainId,
  address: AddressSchema,
  threshold: z.number(),
  owners: z.array(AddressSchema),
  nonce: z.number(),
  /** Transactions that wait; `queue` may hold fewer of them, and the queue of the account lists all. */
  queued: z.number(),
  /** The beginning of the queue, in the form of the queue itself. */
  queue: z.array(QueueItem),
  /** Who proposed the transactions in `queue`, by their id, where that is known. */
  proposers: z.record(z.string(), AddressSchema),
  /** The newest messages that lack signatures. */
  messages: z.array(Message),
  /** Older messages were not looked at, or more of them lack signatures. */
  moreMessages: z.boolean(),
  /** Accounts on the same chain of which this account is an owner, oldest first. */
  owns: z.array(AddressSchema),
  /** It owns more accounts than are listed. */
  ownsMore: z.boolean(),
})
export type InboxAccount = z.output<typeof InboxAccount>

/** An account that could not be read says why. */
export const UnreadInboxAccount = z.object({ chainId: ChainId, address: AddressSchema, error: z.string() })
export type UnreadInboxAccount = z.output<typeof UnreadInboxAccount>

export const InboxPage = z.object({
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
  results: z.array(z.union([InboxAccount, UnreadInboxAccount])),
})
export type InboxPage = z.output<typeof InboxPage>

export const ActivityRequest = z.object({
  /** `chainId:address`, up to 1,000. */
  safes: z.array(z.string().check(z.maxLength(LONGEST_NAME))),
  /** Epoch milliseconds; what happened later is in the answer. */
  since: Timestamp.check(z.int(), z.nonnegative()),
})
export type ActivityRequest = z.output<typeof ActivityRequest>

/** What happened in many accounts, the newest first. */
export const Activity = z.object({
  results: z.array(z.object({ chainId: ChainId, address: AddressSchema, transaction: Transaction })),
  /** More happened than is listed. */
  more: z.boolean(),
  /** Owners who signed transactions that still wait. */
  signatures: z.array(
    z.object({
      chainId: ChainId,
      address: AddressSchema,
      owner: AddressSchema,
      count: z.number(),
      /** Of the last of them. */
      timestamp: Timestamp,
    }),
  ),
})
export type Activity = z.output<typeof Activity>
