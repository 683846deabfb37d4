import * as z from 'zod/mini'

/**
 * Names of the server-sent events of an account. The body carries chainId and timestamp (seconds), and address unless it
 * concerns every account of the chain.
 *
 * `RESET` comes first on a stream whose `Last-Event-ID` cannot be resumed from: events between it and now are gone (they are
 * kept for `eventRetentionHours`), or the id is not one of this service. Whatever a client shows may be old, so it asks for
 * everything anew. A `SAFE_UPDATED` for each account follows, for clients that do not know the word.
 */
export const SAFE_EVENTS = [
  'PENDING_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'DELETED_MULTISIG_TRANSACTION',
  'NEW_CONFIRMATION',
  'INCOMING_ETHER',
  'OUTGOING_ETHER',
  'INCOMING_TOKEN',
  'OUTGOING_TOKEN',
  'MODULE_TRANSACTION',
  'SAFE_CREATED',
  'SAFE_UPDATED',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
  'NEW_DELEGATE',
  'UPDATED_DELEGATE',
  'DELETED_DELEGATE',
  'CHAIN_UPDATE',
  'SAFE_APPS_UPDATE',
  'RESET',
  'REORG_DETECTED',
] as const
export type SafeEventType = (typeof SAFE_EVENTS)[number]

export const SafeEvent = z.looseObject({
  type: z.enum(SAFE_EVENTS),
  chainId: z.string(),
  address: z.optional(z.string()),
  timestamp: z.number(),
  safeTxHash: z.optional(z.string()),
  txHash: z.optional(z.string()),
  messageHash: z.optional(z.string()),
})
export type SafeEvent = z.output<typeof SafeEvent>
