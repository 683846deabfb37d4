import * as z from 'zod/mini'

/** Names of the server-sent events of an account. The body always carries chainId, address and timestamp (seconds). */
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

/**
 * The first event of a stream whose `Last-Event-ID` the service cannot resume from: events between it and now are gone
 * (kept for `eventRetentionHours`), or more than a stream replays, or the id is not one of this service. What the client
 * shows may be old; it asks for everything anew. The event is named `reset`, and its id resumes from here.
 */
export const StreamReset = z.object({ type: z.literal('reset'), timestamp: z.number() })
export type StreamReset = z.output<typeof StreamReset>
export const STREAM_RESET: StreamReset['type'] = 'reset'
