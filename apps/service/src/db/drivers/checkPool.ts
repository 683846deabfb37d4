import type pg from 'pg'
import { DatabaseGoneError, toDatabaseGone } from '../database/DatabaseGoneError.ts'
import { databaseMessages } from '../database/databaseMessages.ts'

const ANSWER_MS = 800

/**
 * Sends a short statement to the server. Concurrent checks share one statement, so that they do not queue while the server hangs.
 * @param onAnswer throws when the answer is not the expected one
 */
export function checkPool(
  pool: pg.Pool,
  statement: () => string,
  onAnswer: (rows: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const ask = () =>
    (running ??= pool
      .query(statement())
      .then(({ rows }) => onAnswer(rows))
      .finally(() => (running = null)))
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const describe = () => databaseMessages.noAnswer({ seconds: ANSWER_MS / 1000 })
      timer = setTimeout(() => reject(new DatabaseGoneError('database/out-of-time', describe)), ANSWER_MS)
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
