import * as z from 'zod/mini'

const positive = z.number().check(z.int(), z.positive())

/** How a PostgreSQL server is used. Milliseconds where the name says so. The embedded database has one session and needs none of it. */
export const DatabaseConfig = z.object({
  /** Connections for requests and the index. Three more listen, hold leases and answer readiness. */
  poolSize: z._default(positive, 10),
  /** Until there is a connection, a free one of the pool or a new one. */
  connectMs: z._default(positive, 5_000),
  /** Until a statement has its answer. The server ends it then, and a connection on which nothing comes back is closed. */
  statementMs: z._default(positive, 20_000),
  /** Milliseconds after which an unused connection is closed. */
  idleMs: z._default(positive, 30_000),
})
export type DatabaseConfig = z.output<typeof DatabaseConfig>
