import type { Chain } from '@countersign/api'
import { readFate } from './readFate.ts'
import type { SentRecord } from './SentRecord.ts'
import { sentStore } from './sentStore.ts'

const POLL_MS = 2000
/** The longest time per page load. After it the transaction stays pending, and the next load continues. */
export const FOLLOW_MS = 5 * 60_000

type Options = { readonly read?: typeof readFate; readonly now?: () => number; readonly pollMs?: number }

/**
 * Reads the result of every pending transaction from the chains, until it is mined or the time is over.
 * @returns stops it
 */
export function followSent(
  chains: readonly Chain[],
  { read = readFate, now = Date.now, pollMs = POLL_MS }: Options = {},
): () => void {
  const since = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isStopped = false

  const isDue = (record: SentRecord): boolean => {
    if (record.status !== 'pending') return false
    const start = since.get(record.hash) ?? now()
    since.set(record.hash, start)
    return now() - start < FOLLOW_MS
  }

  const look = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (isLooking || isStopped) return
    const due = sentStore.list().filter(isDue)
    if (due.length === 0) return
    isLooking = true
    await Promise.all(due.map(follow))
    isLooking = false
    if (!isStopped) timer = setTimeout(() => void look(), pollMs)
  }

  async function follow(record: SentRecord): Promise<void> {
    const chain = chains.find(({ chainId }) => chainId === record.chainId)
    if (!chain) return
    // A chain that does not answer is not a result; the next poll asks again.
    const fate = await read(chain, record).catch(() => null)
    if (fate && !isStopped && (fate.status !== record.status || fate.block !== record.block))
      sentStore.update(record, fate)
  }

  const unsubscribe = sentStore.subscribe(() => {
    if (timer === undefined) void look()
  })
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
