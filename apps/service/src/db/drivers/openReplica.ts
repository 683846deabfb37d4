import pg from 'pg'
import type { ReadReplica } from '../database/Database.ts'
import { DatabaseServerError } from '../database/DatabaseServerError.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'
import { shareRuns } from './shareRuns.ts'

/** A replica that failed is not asked again for this long, so that requests do not wait for it. */
const PAUSE_MS = 1000
const QUESTION_MS = 500

/** Names the cluster and the database: a replica has those of its server. */
const SELECT_IDENTITY = `select concat_ws(' ', (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database())) as identity`

/** A server that is no replica (any more) goes on by itself, and may lack commits. */
const SELECT_CURRENT = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as current`

type Row = { identity: string; current: boolean | null }

type Replica = ReadReplica & {
  /** Whether the replica has applied the log of the server up to this place. */
  hasReached(place: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * A streaming replica of the server that `server` is connected to. While it cannot be reached it is not used; it may start later.
 * @throws DatabaseServerError when it answers and is not a replica of this server
 */
export async function openReplica(connectionString: string, config: pg.PoolConfig, server: pg.Pool): Promise<Replica> {
  const pool = new pg.Pool({ ...config, connectionString, application_name: 'countersign replica' })
  pool.on('error', () => undefined)
  const readIdentity = async (one: pg.Pool) => (await one.query<Row>(SELECT_IDENTITY)).rows[0]?.identity
  const expected = await readIdentity(server)
  let isVerified = false
  let avoidedUntil = 0
  let place = ''
  const verify = async () => {
    isVerified = (await readIdentity(pool)) === expected
    return isVerified
  }
  const isReachable = await verify().then(
    () => true,
    () => false,
  )
  if (isReachable && !isVerified) {
    await pool.end()
    throw DatabaseServerError.unusable(connectionString, new Error(operatorMessages.notReplica))
  }
  const avoid = () => {
    isVerified = false
    avoidedUntil = performance.now() + PAUSE_MS
  }
  let isCurrent = false
  const ask = shareRuns(async () => {
    isCurrent = false
    try {
      if (!isVerified && !(await verify())) return avoid()
      const config = { text: SELECT_CURRENT, values: [place], query_timeout: QUESTION_MS }
      isCurrent = (await pool.query<Row>(config)).rows[0]?.current === true
    } catch {
      avoid()
    }
  })
  return {
    query: async (text, values, rowMode) =>
      (await pool.query({ text, values, ...(rowMode === 'array' ? { rowMode } : {}) })).rows,
    async hasReached(given) {
      if (performance.now() < avoidedUntil) return false
      // Places only grow, so a question for the newest one answers for all.
      place = given
      await ask()
      return isCurrent
    },
    avoid,
    close: () => pool.end(),
  }
}
