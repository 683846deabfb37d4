import type { TransactionStore } from './createTransactionStore.ts'
import type { TransactionOutcome } from './readOutcome.ts'
import type { TransactionRecord } from './TransactionRecord.ts'

const POLL_MS = 2000
/** The longest time per page load. After it the transaction stays pending, and the next load continues. */
export const FOLLOW_MS = 5 * 60_000

type Options = {
  readonly transactions: Pick<TransactionStore, 'list' | 'subscribe' | 'update'>
  /** Null while the result is not known, also for a chain that is not configured. */
  readonly read: (record: TransactionRecord) => Promise<TransactionOutcome | null>
  readonly now?: () => number
  readonly pollMs?: number
}

/**
 * Reads the result of every pending transaction from the chains, until it is mined or the time is over.
 *
 * @returns stops it
 * @example
 * const stop = followTransactions({ transactions: createTransactionStore('example.transactions'), read: async () => null })
 * stop()
 */
export function followTransactions({ transactions, read, now = Date.now, pollMs = POLL_MS }: Options): () => void {
  const since = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isStopped = false

  const isDue = (record: TransactionRecord): boolean => {
    if (record.status !== 'pending') return false
    const start = since.get(record.hash) ?? now()
    since.set(record.hash, start)
    return now() - start < FOLLOW_MS
  }

  const look = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (isLooking || isStopped) return
    const due = transactions.list().filter(isDue)
    if (due.length === 0) return
    isLooking = true
    await Promise.all(due.map(follow))
    isLooking = false
    if (!isStopped) timer = setTimeout(() => void look(), pollMs)
  }

  async function follow(record: TransactionRecord): Promise<void> {
    // A chain that does not answer is not a result; the next poll asks again.
    const outcome = await read(record).catch(() => null)
    if (outcome && !isStopped && (outcome.status !== record.status || outcome.block !== record.block))
      transactions.update(record, outcome)
  }

  const unsubscribe = transactions.subscribe(() => {
    if (timer === undefined) void look()
  })
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
