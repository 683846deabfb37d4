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
})
export type SafeEvent = z.output<typeof SafeEvent>
