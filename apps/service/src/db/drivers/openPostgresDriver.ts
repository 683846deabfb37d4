import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseConfig } from '../../config/DatabaseConfig.ts'
import { BROKER_SETTING } from './brokerSetting.ts'
import { checkPool } from './checkPool.ts'
import type { Driver, Session } from '../database/Database.ts'
import { DatabaseGoneError, toDatabaseGone } from '../database/DatabaseGoneError.ts'
import { DatabaseServerError } from '../database/DatabaseServerError.ts'
import { createChangeLog } from '../changes/createChangeLog.ts'
import { NO_SNAPSHOT, parseChanges, SELECT_CHANGES } from '../changes/readChanges.ts'
import { projectionSchema } from '../migrate/projectionSchema.ts'
import { createLeases, type Leases } from './createLeases.ts'
import { createListener } from './createListener.ts'
import { openReplica } from './openReplica.ts'
import { shareRuns } from './shareRuns.ts'
import { assertVersion, BEGIN_GUARDED, lastRows, SELECT_VERSION, type TableVersion } from '../database/TableVersion.ts'

type Query = { text: string; values: unknown[]; rowMode?: 'array'; query_timeout?: number }
type Queryable = { query(config: Query): Promise<{ rows: unknown[] }> }

/**
 * A suspended process, or one without network, must not hold its locks: the server ends a transaction without statements for this long, and
 * a connection without acknowledgements.
 */
const IDLE_IN_TRANSACTION_MS = 5000
const DEAD_CONNECTION =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000'
/** The server's timeout is shorter and gives a better error. This one is for a connection that receives nothing. */
const GRACE_MS = 1000
/** Leases and readiness checks use separate connections, so that long statements do not delay them. */
const CONTROL = { max: 2, waitMs: 2000 }
const CLOSE_MS = 3000
/** Leases of work whose result is outside of the projection. All others exist once for each version of the projection. */
const ONE_FOR_ALL: ReadonlySet<string> = new Set(['deliveries', 'prices'])
const leaseOf = (name: string) => (ONE_FOR_ALL.has(name) ? name : `${name} of ${projectionSchema()}`)
/** Interval of the checks of the table version. */
const VERSION_MS = 1000
/** The limit of a transaction that creates tables. */
const PATIENT_MS = 6 * 60 * 60_000

type Roles = {
  /** The server then refuses every write, and no lease is taken. */
  readOnly?: boolean | undefined
  /** Connection string of a streaming replica. */
  readUrl?: string | undefined
  /** A broker carries the events of this process. */
  hasBroker?: boolean | undefined
}

const NO_LEASES: Leases = { hold: () => Promise.resolve(false), yields: () => false, close: () => Promise.resolve() }

/** @throws DatabaseServerError when no server answers, or it refuses the connection */
export async function openPostgresDriver(
  connectionString: string,
  settings: DatabaseConfig,
  { readOnly = false, readUrl, hasBroker = false }: Roles = {},
): Promise<Driver> {
  const { poolSize, connectMs, statementMs, idleMs } = settings
  const config: pg.ClientConfig = {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: `${DEAD_CONNECTION} -c search_path=${projectionSchema()},public -c default_transaction_read_only=${readOnly} -c ${BROKER_SETTING}=${hasBroker ? 'on' : 'off'}`,
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
  // Without a listener, a lost idle connection would end the process.
  for (const each of [pool, control]) each.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await Promise.all([pool.end(), control.end()])
    throw DatabaseServerError.unusable(connectionString, error)
  }
  const replica = await openReplicaOf(pool, readUrl, { ...config, max: poolSize, idleTimeoutMillis: idleMs }).catch(
    async (error: unknown) => {
      await Promise.all([pool.end(), control.end()])
      throw error
    },
  )
  let known: TableVersion | null = null
  /** Set while the tables have another version. */
  let superseded: DatabaseGoneError | null = null
  const compare = (rows: unknown) => {
    if (known === null) return
    superseded = null
    try {
      assertVersion(known, rows)
    } catch (error) {
      if (error instanceof DatabaseGoneError) superseded = error
      throw error
    }
  }
  const check = checkPool(control, () => (known === null ? 'select 1' : SELECT_VERSION), compare)
  // Requests that only read learn of a changed table version from this timer.
  const watch = setInterval(() => void (known === null || check().catch(() => undefined)), VERSION_MS)
  watch.unref()
  const begin: Driver['begin'] = async ({ isPatient = false } = {}) => {
    const client = await pool.connect().catch(fail)
    return beginOn(client, { isPatient, compare: known === null ? null : compare })
  }
  const read = sessionOf(pool)
  const changes = createChangeLog()
  let snapshot = NO_SNAPSHOT
  /** The end of the server's log when the last change was found: a replica that has reached it has all known changes. */
  let lastChange: string | null = null
  const readTogether = shareRuns(async () => {
    const { rows } = await pool.query(SELECT_CHANGES, [snapshot]).catch(fail)
    compare(rows)
    const found = parseChanges(rows)
    if (found === null) return changes.record([''])
    snapshot = found.snapshot
    if (lastChange === null || found.keys.length > 0) lastChange = found.place
    changes.record(found.keys)
  })
  const leases = readOnly ? NO_LEASES : createLeases(control, () => known)
  const listener = createListener(config)
  return {
    kind: 'postgres',
    hold: (name, onGranted) => leases.hold(leaseOf(name), onGranted).catch(fail),
    yields: (name) => leases.yields(leaseOf(name)),
    runAlone: (run) => runAlone(pool, run),
    listen: listener.listen,
    check,
    requireVersion: (version) => void (known = version),
    changes,
    async readChanges() {
      if (superseded !== null) throw superseded
      await readTogether()
    },
    isReadOnly: readOnly,
    async findReplica() {
      const place = lastChange
      return replica !== null && place !== null && (await replica.hasReached(place)) ? replica : null
    },
    load: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    query: (...given) => (superseded === null ? read(...given) : Promise.reject(superseded)),
    async write(...given) {
      if (known === null) return read(...given)
      const transaction = await begin()
      try {
        const rows = await transaction.query(...given)
        await transaction.commit()
        return rows
      } catch (error) {
        await transaction.rollback().catch(() => undefined)
        throw error
      }
    },
    begin,
    async close() {
      clearInterval(watch)
      await leases.close()
      const closing = Promise.all([listener.close(), pool.end(), control.end(), replica?.close()])
      // A connection that receives nothing does not answer a close request either.
      const limit = new AbortController()
      await Promise.race([closing, setTimeout(CLOSE_MS, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
    },
  }
}

async function openReplicaOf(server: pg.Pool, readUrl: string | undefined, config: pg.PoolConfig) {
  return readUrl === undefined ? null : openReplica(readUrl, config, server)
}

/** Held by the session that changes tables beside running processes. */
const ALONE_LOCK = 0x616c_6f6e
const ALONE_RETRY_MS = 500

async function runAlone(pool: pg.Pool, run: (session: Session) => Promise<void>): Promise<void> {
  const client = await pool.connect().catch(fail)
  const ignore = () => undefined
  client.on('error', ignore)
  try {
    const session = sessionOf(client, { query_timeout: PATIENT_MS })
    await session('set statement_timeout = 0', [], 'object')
    // Not `pg_advisory_lock`: an index that is built concurrently waits for every statement that runs, also for one that waits for it.
    const isTaken = async () => {
      const [row] = await session(`select pg_try_advisory_lock(${ALONE_LOCK}) as taken`, [], 'array')
      return Array.isArray(row) && row[0] === true
    }
    while (!(await isTaken())) await setTimeout(ALONE_RETRY_MS)
    await run(session)
  } finally {
    client.off('error', ignore)
    // Closing the connection ends its settings and its lock.
    client.release(true)
  }
}

function fail(error: unknown): never {
  throw toDatabaseGone(error)
}

const sessionOf =
  (client: Queryable, limit: { query_timeout?: number } = {}): Session =>
  async (text, values, rowMode) =>
    (await client.query({ text, values, ...limit, ...(rowMode === 'array' ? { rowMode } : {}) }).catch(fail)).rows

type Beginning = {
  isPatient: boolean
  /** Throws when the tables have another version; null accepts any. */
  compare: ((rows: unknown) => void) | null
}

async function beginOn(client: pg.PoolClient, { isPatient, compare }: Beginning): ReturnType<Driver['begin']> {
  // The pool listens only to idle connections; the statement that hits the loss reports it.
  const ignore = () => undefined
  client.on('error', ignore)
  /** The connection must not be reused: the next statement would wait for one that gets no answer. */
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
      // The server rolls back the transaction of a closed connection.
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
    if (compare === null) await query('begin', [], 'object')
    else compare(lastRows(await client.query(BEGIN_GUARDED).catch(fail)))
    if (isPatient) await query('set local statement_timeout = 0', [], 'object')
  } catch (error) {
    // Closing the connection also ends a transaction that has begun.
    release(true)
    throw error
  }
  return { query, commit: () => end('commit'), rollback: () => end('rollback') }
}
