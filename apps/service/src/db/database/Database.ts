import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChangeLog } from '../changes/createChangeLog.ts'
import * as schema from '../schema/schema.ts'
import { markStatement } from '../../requests/markStatement.ts'
import { traceStep } from '../../requests/traceStep.ts'
import type { TableVersion } from './TableVersion.ts'
import { codeOf } from './codeOf.ts'

type WithRelations = PgRemoteDatabase<typeof schema>
/** The drizzle interface, the same over PGlite and PostgreSQL. `execute` resolves to an array of row objects. */
export type Drizzle = Omit<WithRelations, 'query' | 'transaction' | '_'>

export type Database = {
  readonly kind: 'pglite' | 'postgres'
  readonly drizzle: Drizzle & Pick<WithRelations, 'query'>
  /**
   * Commits everything that `run` wrote, or nothing. Inside, only `tx` may be used. Runs again after a deadlock or a serialization failure.
   */
  transaction<T>(run: (tx: Drizzle, copy: Copy | null) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Runs statements on a session of their own, without a transaction and without time limits. One process on the database at a time.
   */
  runAlone(run: (session: Session) => Promise<void>): Promise<void>
  /**
   * True while this process holds the lease `name`, exclusively among all processes on the database. When a holder is gone, another process
   * gets the lease within seconds and its `onGranted` is called. Leases of chains are spread evenly over the processes: `onGranted` is also called
   * when another process is to get the lease, and the next call hands it over.
   */
  hold(name: string, onGranted?: () => void): Promise<boolean>
  /** True when another process is to get the lease: the holder ends its work at the next safe point and calls `hold`. */
  yields(name: string): boolean
  /**
   * Calls back after every commit that notified the channel, whichever process made it, with the text of the notification; after a lost
   * connection without one.
   */
  listen(channel: string, onNotified: (text?: string) => void): Promise<void>
  /** What was committed, by any process. */
  readonly changes: ChangeLog
  /** When it resolves, `changes` contains every commit that ended before the call. */
  readChanges(): Promise<void>
  /**
   * Sends the reads of `run` to the replica when there is one and it has every change that `readChanges` has found; otherwise, and again
   * when it fails there, to the server.
   */
  readFromReplica<T>(run: () => Promise<T>): Promise<{ value: T; isFromReplica: boolean }>
  /** The server refuses every write of this process. */
  readonly isReadOnly: boolean
  /**
   * From now on, reads and writes fail when the tables have another version: another process with a newer version of the service may change
   * them at any time. No effect on the embedded database, which has one process.
   */
  requireVersion(version: TableVersion): void
  /**
   * Resolves when the database answers. Uses its own connection, and never waits longer than a second.
   * @throws {DatabaseGoneError} with a sentence that says why the database cannot be used
   */
  check(): Promise<void>
  /** The number of connections in each state. */
  load(): DatabaseLoad
  close(): Promise<void>
}

/** `isPatient` removes the time limit: creating tables takes long, and so does waiting for the locks of other processes. */
export type TransactionOptions = { isPatient?: boolean }

/** Sends rows, as text in the format of COPY, to a `copy` statement that reads from the file of the driver. Null where the driver cannot. */
export type Copy = (statement: string, rows: Uint8Array<ArrayBuffer>) => Promise<void>

export type DatabaseLoad = { active: number; idle: number; waiting: number }

/** The interface of a driver: single statements, and statements of one transaction. */
export type Session = (text: string, params: unknown[], rowMode: 'array' | 'object') => Promise<unknown[]>
/** `avoid` is called when a read failed there. */
export type ReadReplica = { readonly query: Session; avoid(): void }
export type DriverTransaction = { query: Session; copy?: Copy; commit(): Promise<void>; rollback(): Promise<void> }
export type Driver = {
  kind: Database['kind']
  hold: Database['hold']
  runAlone: Database['runAlone']
  yields: Database['yields']
  listen: Database['listen']
  check: Database['check']
  requireVersion: Database['requireVersion']
  /** A statement that writes, outside a transaction; `query` when absent. */
  write?: Session
  load: Database['load']
  changes: ChangeLog
  readChanges: Database['readChanges']
  isReadOnly: boolean
  /** The replica, when it has every change that is known. */
  findReplica?: () => Promise<ReadReplica | null>
  query: Session
  begin(options?: TransactionOptions): Promise<DriverTransaction>
  close(): Promise<void>
}

/** Recognizes statements without writes, as drizzle and this repository write them. */
const isRead = (text: string) =>
  /^\s*(select|show|explain)\b/i.test(text) ||
  (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))

const ask =
  (session: Session): RemoteCallback =>
  async (text, params, method) => ({
    rows: await session(text, params, method === 'all' ? 'array' : 'object'),
  })

/** Adds each statement to the trace of its request. The statement has placeholders instead of values. */
const observed =
  (kind: Driver['kind'], session: Session): Session =>
  (given, params, rowMode) => {
    // The embedded database has no log that could name the request, and prepares each text once.
    const text = kind === 'pglite' ? given : markStatement(given)
    return traceStep(
      operationOf(given),
      () => ({ 'db.system.name': SYSTEMS[kind], 'db.query.text': text }),
      () => session(text, params, rowMode),
    )
  }

const SYSTEMS = { pglite: 'pglite', postgres: 'postgresql' } as const
const operationOf = (text: string) => (/\w+/.exec(text)?.[0] ?? 'statement').toUpperCase()

const RETRIES = 5
/** Serialization failure and deadlock: a retry is likely to succeed. */
const RETRY_CODES = new Set(['40001', '40P01'])

export function createDatabase(driver: Driver): Database {
  const insideTransaction = new AsyncLocalStorage<true>()
  const onReplica = new AsyncLocalStorage<Session>()
  let running = 0
  const outside: Session = (text, params, rowMode) => {
    // The embedded database has one session, so this statement would wait for its own transaction for ever.
    if (insideTransaction.getStore())
      return Promise.reject(new Error(`Inside a transaction use its tx, not db.drizzle: ${text.slice(0, 120)}`))
    if (isRead(text)) return (onReplica.getStore() ?? driver.query)(text, params, rowMode)
    return (driver.write ?? driver.query)(text, params, rowMode)
  }
  async function runOnce<T>(
    run: (tx: Drizzle, copy: Copy | null) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> {
    const transaction = await driver.begin(options)
    running += 1
    try {
      const session = observed(driver.kind, transaction.query)
      const result = await insideTransaction.run(true, () => run(drizzle(ask(session)), transaction.copy ?? null))
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback().catch(() => undefined)
      throw error
    } finally {
      running -= 1
      // While an AsyncLocalStorage is enabled, Node tracks every promise of the process, also in requests that only read.
      if (running === 0) insideTransaction.disable()
    }
  }
  return {
    kind: driver.kind,
    // Deriving the relations from all tables takes as long as a statement, so it happens once and not per transaction.
    drizzle: drizzle(ask(observed(driver.kind, outside)), { schema }),
    async transaction(run, options) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await runOnce(run, options)
        } catch (error) {
          if (attempt > RETRIES || !RETRY_CODES.has(codeOf(error))) throw error
        }
    },
    hold: driver.hold,
    runAlone: driver.runAlone,
    yields: driver.yields,
    listen: driver.listen,
    check: driver.check,
    requireVersion: driver.requireVersion,
    load: driver.load,
    changes: driver.changes,
    readChanges: driver.readChanges,
    isReadOnly: driver.isReadOnly,
    async readFromReplica(run) {
      const replica = (await driver.findReplica?.()) ?? null
      if (replica === null) return { value: await run(), isFromReplica: false }
      let hasFailed = false
      const session: Session = (...given) =>
        replica.query(...given).catch((error: unknown) => {
          hasFailed = true
          throw error
        })
      try {
        return { value: await onReplica.run(session, run), isFromReplica: true }
      } catch (error) {
        if (!hasFailed) throw error
        replica.avoid()
        return { value: await run(), isFromReplica: false }
      }
    },
    close: () => driver.close(),
  }
}
