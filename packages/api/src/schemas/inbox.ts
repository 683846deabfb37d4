import * as z from 'zod/mini'
import { QueueItem } from './list.ts'
import { Message } from './messages.ts'
import { AddressSchema, ChainId, Timestamp } from './scalars.ts'
import { Transaction } from './transaction.ts'

/** The maximum number of accounts in one inbox request. */
export const MOST_INBOX_ACCOUNTS = 1000
/** Longer than any chain id with an address. */
const LONGEST_NAME = 128

/** Body of the request for the open work of many accounts. */
export const InboxRequest = z.object({
  /** `chainId:address`, up to 1,000. */
  safes: z.array(z.string().check(z.maxLength(LONGEST_NAME))),
  /** `next` of the previous page, with the same accounts. */
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_NAME)))),
})
export type InboxRequest = z.output<typeof InboxRequest>

/** The open work of one account, and the accounts that it owns. */
export const InboxAccount = z.object({
  chainId: ChainId,
  address: AddressSchema,
  threshold: z.number(),
  owners: z.array(AddressSchema),
  nonce: z.number(),
  /** The number of proposals. `queue` may contain fewer of them; the account's own queue lists all. */
  queued: z.number(),
  /** The first items of the queue, in the form of the queue route. */
  queue: z.array(QueueItem),
  /** The proposers of the transactions in `queue` by transaction id, where they are known. */
  proposers: z.record(z.string(), AddressSchema),
  /** The newest messages that lack signatures. */
  messages: z.array(Message),
  /** True if older messages were not examined, or if more messages lack signatures. */
  moreMessages: z.boolean(),
  /** Accounts on the same chain that this account owns, oldest first. */
  owns: z.array(AddressSchema),
  /** True if it owns more accounts than are listed. */
  ownsMore: z.boolean(),
})
export type InboxAccount = z.output<typeof InboxAccount>

/** An account that could not be read, with the reason. */
export const UnreadInboxAccount = z.object({ chainId: ChainId, address: AddressSchema, error: z.string() })
export type UnreadInboxAccount = z.output<typeof UnreadInboxAccount>

/** Open work of many accounts, a page at a time. */
export const InboxPage = z.object({
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
  results: z.array(z.union([InboxAccount, UnreadInboxAccount])),
})
export type InboxPage = z.output<typeof InboxPage>

/** Body of the request for recent activity of many accounts. */
export const ActivityRequest = z.object({
  /** `chainId:address`, up to 1,000. */
  safes: z.array(z.string().check(z.maxLength(LONGEST_NAME))),
  /** Epoch milliseconds; the response contains later activity. */
  since: Timestamp.check(z.int(), z.nonnegative()),
})
export type ActivityRequest = z.output<typeof ActivityRequest>

/** Recent activity in many accounts, newest first. */
export const Activity = z.object({
  results: z.array(z.object({ chainId: ChainId, address: AddressSchema, transaction: Transaction })),
  /** True if there was more activity than is listed. */
  more: z.boolean(),
  /** Owners that signed proposals. */
  signatures: z.array(
    z.object({
      chainId: ChainId,
      address: AddressSchema,
      owner: AddressSchema,
      count: z.number(),
      /** The time of the latest signature. */
      timestamp: Timestamp,
    }),
  ),
})
export type Activity = z.output<typeof Activity>
