import pg from 'pg'
import type { Driver, Session } from './database.ts'
import { DatabaseServerError } from './databaseServerError.ts'
import { createLeases } from './postgresLeases.ts'
import { createListener } from './postgresListener.ts'

type Queryable = {
  query(config: { text: string; values: unknown[]; rowMode?: 'array' }): Promise<{ rows: unknown[] }>
}

const sessionOf =
  (client: Queryable): Session =>
  async (text, values, rowMode) =>
    (await client.query(rowMode === 'array' ? { text, values, rowMode } : { text, values })).rows

/**
 * A process that was stopped, or whose network is gone, must not keep its locks: the server ends a transaction in which
 * nothing is asked for this long, and a connection that acknowledges nothing.
 */
const IDLE_IN_TRANSACTION_MS = 5000
const DEAD_CONNECTION =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000'

/** @throws DatabaseServerError when nobody is there, or lets nobody in */
export async function openPostgresDriver(connectionString: string): Promise<Driver> {
  const config: pg.ClientConfig = {
    connectionString,
    keepAlive: true,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: DEAD_CONNECTION,
    application_name: 'countersign',
  }
  const pool = new pg.Pool({ ...config, max: 10 })
  // Without a listener a connection lost while idle ends the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw DatabaseServerError.unusable(connectionString, error)
  }
  const leases = createLeases(pool)
  const listener = createListener(config)
  return {
    kind: 'postgres',
    hold: leases.hold,
    listen: listener.listen,
    async revision() {
      // Every transaction that wrote is visible in it, whoever made it.
      const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
      return rows[0]?.snapshot ?? ''
    },
    load: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    query: sessionOf(pool),
    async begin() {
      const client = await pool.connect()
      // The pool listens only to idle connections; the statement that meets the loss reports it.
      const ignore = () => undefined
      client.on('error', ignore)
      const release = (isBroken: boolean) => {
        client.off('error', ignore)
        client.release(isBroken)
      }
      const end = async (statement: 'begin' | 'commit' | 'rollback') => {
        try {
          await client.query(statement)
          if (statement !== 'begin') release(false)
        } catch (error) {
          release(true)
          throw error
        }
      }
      await end('begin')
      return { query: sessionOf(client), commit: () => end('commit'), rollback: () => end('rollback') }
    },
    async close() {
      await listener.close()
      await leases.close()
      await pool.end()
    },
  }
}
