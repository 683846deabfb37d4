import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import { AsyncLocalStorage } from 'node:async_hooks'
import * as schema from './schema.ts'

/** The drizzle surface, the same over PGlite and over PostgreSQL. `execute` resolves to an array of row objects. */
export type Drizzle = PgRemoteDatabase<typeof schema>

export type Database = {
  readonly kind: 'pglite' | 'postgres'
  readonly drizzle: Drizzle
  /** Runs with everything it did committed together or not at all. Inside, only `tx` may be used. */
  transaction<T>(run: (tx: Drizzle) => Promise<T>): Promise<T>
  /** True while this process alone does what the name says, among all processes on the database. */
  hold(name: string): Promise<boolean>
  /** Calls back after every commit that notified the channel, whichever process made it, and after a lost connection. */
  listen(channel: string, onNotified: () => void): Promise<void>
  close(): Promise<void>
}

/** What a driver offers: single statements, and statements of one transaction. */
export type Session = (text: string, params: unknown[], rowMode: 'array' | 'object') => Promise<unknown[]>
export type Driver = {
  kind: Database['kind']
  hold: Database['hold']
  listen: Database['listen']
  query: Session
  begin(): Promise<{ query: Session; commit(): Promise<void>; rollback(): Promise<void> }>
  close(): Promise<void>
}

const surface = (session: Session): Drizzle =>
  drizzle(
    async (text, params, method) => ({ rows: await session(text, params, method === 'all' ? 'array' : 'object') }),
    {
      schema,
    },
  )

export function createDatabase(driver: Driver): Database {
  const insideTransaction = new AsyncLocalStorage<true>()
  const outside: Session = (text, params, rowMode) => {
    // With one session this would wait for itself for ever.
    if (insideTransaction.getStore())
      return Promise.reject(new Error(`Inside a transaction use its tx, not db.drizzle: ${text.slice(0, 120)}`))
    return driver.query(text, params, rowMode)
  }
  return {
    kind: driver.kind,
    drizzle: surface(outside),
    async transaction(run) {
      const transaction = await driver.begin()
      try {
        const result = await insideTransaction.run(true, () => run(surface(transaction.query)))
        await transaction.commit()
        return result
      } catch (error) {
        await transaction.rollback().catch(() => undefined)
        throw error
      }
    },
    hold: driver.hold,
    listen: driver.listen,
    close: () => driver.close(),
  }
}
