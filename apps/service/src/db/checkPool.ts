import type pg from 'pg'
import { DatabaseGoneError, toDatabaseGone } from './databaseGoneError.ts'

const ANSWER_MS = 800

/** Asks the server whether it answers. Checks at the same time share one question, so that they do not pile up while it hangs. */
export function checkPool(pool: pg.Pool): () => Promise<void> {
  let running: Promise<void> | null = null
  const ask = () =>
    (running ??= pool
      .query('select 1')
      .then(() => undefined)
      .finally(() => (running = null)))
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const seconds = `${ANSWER_MS / 1000} seconds`
      const sentence = `The database did not answer within ${seconds}. The operator should check the database and the network to it.`
      timer = setTimeout(() => reject(new DatabaseGoneError('database/out-of-time', sentence)), ANSWER_MS)
    })
    try {
      await Promise.race([ask(), late])
    } catch (error) {
      throw toDatabaseGone(error)
    } finally {
      clearTimeout(timer)
    }
  }
}
