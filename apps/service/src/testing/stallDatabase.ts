import { EventEmitter, once } from 'node:events'
import type { Database } from '../db/database/Database.ts'

export type StalledDatabase = {
  db: Database
  /** Resolves when the transaction is reached. */
  stalled: Promise<unknown>
  goOn(): void
}

/**
 * The same database for a process that is suspended just before one of its transactions.
 * @param at the number of the transaction, from 1 on
 * @param onRefused called with the error of every failed transaction
 */
export function stallDatabase(db: Database, at: number, onRefused = (_error: unknown) => {}): StalledDatabase {
  const signals = new EventEmitter()
  const [stalled, going] = [once(signals, 'stalled'), once(signals, 'going')]
  let begun = 0
  return {
    stalled,
    goOn: () => void signals.emit('going'),
    db: {
      ...db,
      async transaction(run) {
        begun += 1
        if (begun === at) {
          signals.emit('stalled')
          await going
        }
        return db.transaction(run).catch((error: unknown) => {
          onRefused(error)
          throw error
        })
      },
    },
  }
}
