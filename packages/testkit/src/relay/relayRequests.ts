import * as z from 'zod/mini'

const Topic = z.object({ topic: z.string() })
const Topics = z.object({ topics: z.array(z.string()) })
const Publish = z.object({
  topic: z.string(),
  message: z.string(),
  ttl: z._default(z.number(), 21_600),
  tag: z._default(z.number(), 0),
})

/** Every call of the relay protocol that the SDKs use, by method. */
export const relayRequests = {
  irn_subscribe: Topic,
  irn_batchSubscribe: Topics,
  irn_unsubscribe: Topic,
  irn_publish: Publish,
  irn_batchPublish: z.object({ messages: z.array(Publish) }),
  irn_fetchMessages: Topic,
  irn_batchFetchMessages: Topics,
  /** The proposal goes to the pairing topic, and its sender is subscribed there. */
  wc_proposeSession: z.object({
    pairingTopic: z.string(),
    sessionProposal: z.string(),
    ttl: z._default(z.number(), 300),
  }),
  /** The answer goes to the pairing topic and the settlement to the session's, and its sender is subscribed there. */
  wc_approveSession: z.object({
    pairingTopic: z.string(),
    sessionTopic: z.string(),
    sessionProposalResponse: z.string(),
    sessionSettlementRequest: z.string(),
    ttl: z._default(z.number(), 300),
  }),
} as const

export type RelayMethod = keyof typeof relayRequests
export type RelayParams<method extends RelayMethod> = z.output<(typeof relayRequests)[method]>

/** A request of a client, or its acknowledgement of a push. */
export const RelayFrame = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
})
