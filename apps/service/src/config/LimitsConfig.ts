import * as z from 'zod/mini'

const positive = z.number().check(z.int(), z.positive())

/** Limits per client. Milliseconds where the name says so. */
export const LimitsConfig = z.object({
  /** Limit for sending the headers of a request. */
  headersMs: z._default(positive, 10_000),
  /** Limit for sending a whole request with its body. */
  requestMs: z._default(positive, 30_000),
  /** Limit for the answer; a longer wait for a node ends with 503. */
  answerMs: z._default(positive, 60_000),
  /** A connection without traffic is closed after this time; so is an event stream whose client does not read. */
  idleMs: z._default(positive, 120_000),
  /** When the service stops, running requests get this long to finish. */
  drainMs: z._default(positive, 10_000),
  /** Interval of the heartbeats on an event stream. */
  heartbeatMs: z._default(positive, 15_000),
  /** Concurrent event streams per address. */
  streamsPerAddress: z._default(positive, 256),
  /** Bytes buffered for a reader of events; beyond this it reads from the database at its own pace. */
  streamBufferBytes: z._default(positive, 1024 * 1024),
  /** Calldata bytes of a proposal without an owner's signature, which any client can send. */
  unsignedDataBytes: z._default(positive, 65_536),
  /** Unsigned proposals in the queue of one account. */
  unsignedPerAccount: z._default(positive, 50),
  /** Delegations that one client, and one delegator, adds or changes within a day. */
  delegationsPerClient: z._default(positive, 100),
  /** Delegations within a day of all delegators who own no account that the service knows. */
  delegationsPerDay: z._default(positive, 1000),
  /** Accounts that are not deployed yet: registrations of one client within a day. */
  undeployedPerClient: z._default(positive, 100),
  /** Registrations of all clients within a day. */
  undeployedPerDay: z._default(positive, 2000),
  /** Registrations that exist at the same time. */
  undeployedAccounts: z._default(positive, 20_000),
  /** Documents a minute that the service fetches from other hosts for one client. */
  fetchesPerMinute: z._default(positive, 300),
  /** Documents fetched at the same time for one client, from addresses that the client names. */
  fetchesAtOnce: z._default(positive, 6),
})
export type LimitsConfig = z.output<typeof LimitsConfig>
