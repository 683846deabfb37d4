import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy'
import { AsyncLocalStorage } from 'node:async_hooks'
import * as schema from '../schema/schema.ts'
import type { TableVersion } from './TableVersion.ts'

type WithRelations = PgRemoteDatabase<typeof schema>
/** The drizzle surface, the same over PGlite and over PostgreSQL. `execute` resolves to an array of row objects. */
export type Drizzle = Omit<WithRelations, 'query' | 'transaction' | '_'>

export type Database = {
  readonly kind: 'pglite' | 'postgres'
  readonly drizzle: Drizzle & Pick<WithRelations, 'query'>
  /**
   * Runs with everything it did committed together or not at all. Inside, only `tx` may be used. Called again when the
   * database undid it because two transactions waited for each other.
   */
  transaction<T>(run: (tx: Drizzle) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * True while this process alone does what the name says, among all processes on the database. A holder that is gone is
   * followed within seconds; `onGranted` is called when that is this process.
   */
  hold(name: string, onGranted?: () => void): Promise<boolean>
  /** Calls back after every commit that notified the channel, whichever process made it, and after a lost connection. */
  listen(channel: string, onNotified: () => void): Promise<void>
  /**
   * Two equal revisions prove that no process committed anything between the two calls. What was read in between is still
   * true at the second.
   */
  revision(): Promise<string>
  /** The same without asking; undefined where other processes write too. */
  knownRevision?(): string
  /**
   * From now on nothing is read or written when the tables have another version: another process with a newer version of the service
   * may change them at any moment. Without effect on the embedded database, which has one process.
   */
  requireVersion(version: TableVersion): void
  /**
   * Resolves when the database answers, beside everything that uses it; never waits longer than a second.
   * @throws {DatabaseGoneError} says in a sentence why it cannot be used
   */
  check(): Promise<void>
  /** How many connections do what right now. */
  load(): DatabaseLoad
  close(): Promise<void>
}

/** A patient transaction may take as long as it needs: it makes tables, and waits for the locks of all others. */
export type TransactionOptions = { isPatient?: boolean }

export type DatabaseLoad = { active: number; idle: number; waiting: number }

/** What a driver offers: single statements, and statements of one transaction. */
export type Session = (text: string, params: unknown[], rowMode: 'array' | 'object') => Promise<unknown[]>
export type Driver = {
  kind: Database['kind']
  hold: Database['hold']
  listen: Database['listen']
  check: Database['check']
  requireVersion: Database['requireVersion']
  /** A statement that writes, outside a transaction; `query` when absent. */
  write?: Session
  load: Database['load']
  /** Absent when this process alone writes: then its own commits are counted. */
  revision?: Database['revision']
  query: Session
  begin(options?: TransactionOptions): Promise<{ query: Session; commit(): Promise<void>; rollback(): Promise<void> }>
  close(): Promise<void>
}

/** Statements that change nothing, as drizzle and we write them. */
const isRead = (text: string) =>
  /^\s*(select|show|explain)\b/i.test(text) ||
  (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))

const ask =
  (session: Session): RemoteCallback =>
  async (text, params, method) => ({
    rows: await session(text, params, method === 'all' ? 'array' : 'object'),
  })

const RETRIES = 5
/** Serialization failure, deadlock: the same again may well succeed. */
const RETRY_CODES = new Set(['40001', '40P01'])

export function createDatabase(driver: Driver): Database {
  let commits = 0
  const insideTransaction = new AsyncLocalStorage<true>()
  let running = 0
  const outside: Session = (text, params, rowMode) => {
    // With one session this would wait for itself for ever.
    if (insideTransaction.getStore())
      return Promise.reject(new Error(`Inside a transaction use its tx, not db.drizzle: ${text.slice(0, 120)}`))
    if (isRead(text)) return driver.query(text, params, rowMode)
    return (driver.write ?? driver.query)(text, params, rowMode).finally(() => (commits += 1))
  }
  async function runOnce<T>(run: (tx: Drizzle) => Promise<T>, options?: TransactionOptions): Promise<T> {
    const transaction = await driver.begin(options)
    running += 1
    try {
      const result = await insideTransaction.run(true, () => run(drizzle(ask(transaction.query))))
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback().catch(() => undefined)
      throw error
    } finally {
      commits += 1
      running -= 1
      // While a storage is in use, Node follows every promise and tick of the process, also those of requests that only read.
      if (running === 0) insideTransaction.disable()
    }
  }
  return {
    kind: driver.kind,
    // Working the relations out from all tables takes as long as a statement: it is done once, not for each transaction.
    drizzle: drizzle(ask(outside), { schema }),
    async transaction(run, options) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await runOnce(run, options)
        } catch (error) {
          if (attempt > RETRIES || !RETRY_CODES.has(codeOf(error))) throw error
        }
    },
    hold: driver.hold,
    listen: driver.listen,
    check: driver.check,
    requireVersion: driver.requireVersion,
    load: driver.load,
    ...(driver.revision
      ? { revision: driver.revision }
      : { revision: () => Promise.resolve(String(commits)), knownRevision: () => String(commits) }),
    close: () => driver.close(),
  }
}

/** PostgreSQL's own code of a failure, however it was wrapped on its way. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}
