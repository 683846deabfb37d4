import * as z from 'zod/mini'

const positive = z.number().check(z.int(), z.positive())

/** Settings of a PostgreSQL server. Milliseconds where the name says so. The embedded database has one session and ignores them. */
export const DatabaseConfig = z.object({
  /** Connections for requests and the index. Three more listen, hold leases and answer readiness. */
  poolSize: z._default(positive, 10),
  /** Limit for getting a connection, from the pool or a new one. */
  connectMs: z._default(positive, 5_000),
  /** Limit for the answer of a statement. The server then cancels it, and a connection that receives nothing is closed. */
  statementMs: z._default(positive, 20_000),
  /** Milliseconds after which an unused connection is closed. */
  idleMs: z._default(positive, 30_000),
})
export type DatabaseConfig = z.output<typeof DatabaseConfig>
