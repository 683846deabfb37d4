import * as z from 'zod/mini'

const positive = z.number().check(z.int(), z.positive())

/** What one client may take. Milliseconds where the name says so. */
export const LimitsConfig = z.object({
  /** To send the headers of a request. */
  headersMs: z._default(positive, 10_000),
  /** To send a whole request, body included. */
  requestMs: z._default(positive, 30_000),
  /** To be answered; longer waits for a node end with 503. */
  answerMs: z._default(positive, 60_000),
  /** A connection on which nothing moves is closed; for event streams, a reader who does not read. */
  idleMs: z._default(positive, 120_000),
  /** Running requests may finish within this when the service stops. */
  drainMs: z._default(positive, 10_000),
  /** Between two signs of life on an event stream. */
  heartbeatMs: z._default(positive, 15_000),
  /** Event streams of one address at a time. */
  streamsPerAddress: z._default(positive, 256),
  /** Bytes that wait for a reader of events before it is served at its own pace. */
  streamBufferBytes: z._default(positive, 1024 * 1024),
  /** Bytes of calldata of a proposal without an owner's signature, which any client can send. */
  unsignedDataBytes: z._default(positive, 65_536),
  /** Such proposals that wait at one account. */
  unsignedPerAccount: z._default(positive, 50),
  /** Documents a minute that the service fetches from other hosts for one client. */
  fetchesPerMinute: z._default(positive, 300),
  /** Documents that are fetched for one client at a time, from addresses the client names. */
  fetchesAtOnce: z._default(positive, 6),
})
export type LimitsConfig = z.output<typeof LimitsConfig>
