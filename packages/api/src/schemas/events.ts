import * as z from 'zod/mini'

/**
 * Names of the server-sent events of an account. The body contains chainId and timestamp (seconds), and the address
 * unless the event concerns every account of the chain.
 * `SETTINGS_CHANGED` names in `changed` what an Ethereum transaction changed: owners, threshold, modules, guard,
 * moduleGuard, fallbackHandler, singleton, separated by commas. `READY_TO_EXECUTE`: the next transaction of the account
 * has enough signatures. `RECOVERY_ANNOUNCED`: a call waits in a Delay module of the account.
 * `RESET` comes first on a stream that cannot resume from its `Last-Event-ID`: the events since then are deleted
 * (they are stored for `eventRetentionHours`), or the id does not belong to this service. The client must then
 * refetch everything. A `SAFE_UPDATED` for each account follows, for clients that do not know `RESET`.
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
  'SETTINGS_CHANGED',
  'READY_TO_EXECUTE',
  'RECOVERY_ANNOUNCED',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
  'SHARED_BOOK_UPDATED',
  'NEW_DELEGATE',
  'UPDATED_DELEGATE',
  'DELETED_DELEGATE',
  'CHAIN_UPDATE',
  'SAFE_APPS_UPDATE',
  'RESET',
  'REORG_DETECTED',
] as const
/** Name of an event of the event stream and of webhooks. */
export type SafeEventType = (typeof SAFE_EVENTS)[number]

/** An event of an account. `timestamp` is epoch milliseconds; other fields depend on the type. */
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
