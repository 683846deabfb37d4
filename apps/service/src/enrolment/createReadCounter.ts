import type { EnrolmentConfig } from '../config/EnrolmentConfig.ts'
import { createUseOrder } from '../cache/createUseOrder.ts'
import { createDailyBucket } from '../rate-limit/createDailyBucket.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Beyond this number of accounts the least recently read one is forgotten. */
const MOST_COUNTED = 50_000
const EVERYONE = ''

export type ReadCounter = {
  /** Counts a read. True when the account was read often enough, and neither the client nor all clients have used their share of the day. */
  count(account: string, client: string): boolean
}

/** Counts the reads of accounts that are not followed. In memory: a restart or another process begins at zero, also for a read that a process that only reads refuses. */
export function createReadCounter(config: EnrolmentConfig, monotonic: () => number): ReadCounter {
  const { reads, readsApartMinutes, readsWithinDays, perClientPerDay, perDay } = config
  const times = createUseOrder<number[]>()
  const clients = createDailyBucket(perClientPerDay, monotonic)
  const all = createDailyBucket(perDay, monotonic)
  return {
    count(account, client) {
      const now = monotonic()
      const known = (times.use(account) ?? []).filter((at) => at > now - readsWithinDays * DAY_MS)
      const last = known.at(-1)
      if (last === undefined || now - last >= readsApartMinutes * MINUTE_MS) known.push(now)
      times.set(account, known.slice(-reads))
      times.trim(MOST_COUNTED)
      return known.length >= reads && clients.take(client) === 0 && all.take(EVERYONE) === 0
    },
  }
}
