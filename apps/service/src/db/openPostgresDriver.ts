import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseConfig } from '../config/databaseConfig.ts'
import { checkPool } from './checkPool.ts'
import type { Driver, Session } from './database.ts'
import { DatabaseGoneError, toDatabaseGone } from './databaseGoneError.ts'
import { DatabaseServerError } from './databaseServerError.ts'
import { createLeases } from './postgresLeases.ts'
import { createListener } from './postgresListener.ts'

type Query = { text: string; values: unknown[]; rowMode?: 'array'; query_timeout?: number }
type Queryable = { query(config: Query): Promise<{ rows: unknown[] }> }

/**
 * A process that was stopped, or whose network is gone, must not keep its locks: the server ends a transaction in which
 * nothing is asked for this long, and a connection that acknowledges nothing.
 */
const IDLE_IN_TRANSACTION_MS = 5000
const DEAD_CONNECTION =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000'
/** The server's own timeout comes first and says more. This one is for a connection on which nothing comes back. */
const GRACE_MS = 1000
/** Leases and readiness have connections of their own, so that long statements do not keep them waiting. */
const CONTROL = { max: 2, waitMs: 2000 }
const CLOSE_MS = 3000
/** Of a transaction that makes tables. */
const PATIENT_MS = 6 * 60 * 60_000

/** @throws DatabaseServerError when nobody is there, or lets nobody in */
export async function openPostgresDriver(connectionString: string, settings: DatabaseConfig): Promise<Driver> {
  const { poolSize, connectMs, statementMs, idleMs } = settings
  const config: pg.ClientConfig = {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: DEAD_CONNECTION,
    application_name: 'countersign',
  }
  const pool = new pg.Pool({ ...config, max: poolSize, idleTimeoutMillis: idleMs })
  const control = new pg.Pool({
    ...config,
    max: CONTROL.max,
    connectionTimeoutMillis: CONTROL.waitMs,
    statement_timeout: CONTROL.waitMs,
    query_timeout: CONTROL.waitMs,
  })
  // Without a listener a connection lost while idle ends the process.
  for (const each of [pool, control]) each.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await Promise.all([pool.end(), control.end()])
    throw DatabaseServerError.unusable(connectionString, error)
  }
  const leases = createLeases(control)
  const listener = createListener(config)
  return {
    kind: 'postgres',
    hold: (name, onGranted) => leases.hold(name, onGranted).catch(fail),
    listen: listener.listen,
    check: checkPool(control),
    async revision() {
      // Every transaction that wrote is visible in it, whoever made it.
      const { rows } = await pool
        .query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
        .catch(fail)
      return rows[0]?.snapshot ?? ''
    },
    load: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    query: sessionOf(pool),
    begin: async ({ isPatient = false } = {}) => beginOn(await pool.connect().catch(fail), isPatient),
    async close() {
      await leases.close()
      const closing = Promise.all([listener.close(), pool.end(), control.end()])
      // A connection on which nothing comes back does not answer a goodbye either.
      const limit = new AbortController()
      await Promise.race([closing, setTimeout(CLOSE_MS, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
    },
  }
}

function fail(error: unknown): never {
  throw toDatabaseGone(error)
}

const sessionOf =
  (client: Queryable, limit: { query_timeout?: number } = {}): Session =>
  async (text, values, rowMode) =>
    (await client.query({ text, values, ...limit, ...(rowMode === 'array' ? { rowMode } : {}) }).catch(fail)).rows

async function beginOn(client: pg.PoolClient, isPatient: boolean): ReturnType<Driver['begin']> {
  // The pool listens only to idle connections; the statement that meets the loss reports it.
  const ignore = () => undefined
  client.on('error', ignore)
  /** Nothing may be asked on it again: it would wait behind a statement that has no answer. */
  let isGone = false
  const session = sessionOf(client, isPatient ? { query_timeout: PATIENT_MS } : {})
  const query: Session = async (text, values, rowMode) => {
    try {
      return await session(text, values, rowMode)
    } catch (error) {
      isGone ||= error instanceof DatabaseGoneError
      throw error
    }
  }
  const release = (isBroken: boolean) => {
    client.off('error', ignore)
    client.release(isBroken)
  }
  const end = async (statement: 'commit' | 'rollback') => {
    if (isGone) {
      // The server undoes the transaction of a connection that is closed.
      release(true)
      if (statement === 'commit') throw new Error('The connection was lost within the transaction.')
      return
    }
    try {
      await query(statement, [], 'object')
      release(false)
    } catch (error) {
      release(true)
      throw error
    }
  }
  try {
    await query(isPatient ? 'begin; set local statement_timeout = 0' : 'begin', [], 'object')
  } catch (error) {
    release(true)
    throw error
  }
  return { query, commit: () => end('commit'), rollback: () => end('rollback') }
}
