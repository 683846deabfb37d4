import * as z from 'zod/mini'
import { createStoredValue } from '../storage/createStoredValue.ts'
import { jsonCodec } from '../storage/jsonCodec.ts'

const LastVisit = z.object({
  /** When the visit before this one ended; null on the first. Epoch milliseconds, as below. */
  since: z.nullable(z.number()),
  /** When somebody was last here. */
  seenAt: z.nullable(z.number()),
})
export type LastVisit = z.output<typeof LastVisit>

/** Who comes back sooner has not been away. */
const BREAK_MS = 30 * 60_000

/** When the inbox was last looked at in this browser. */
export const lastVisitStore = createStoredValue<LastVisit>(
  'countersign.inbox-visit',
  { since: null, seenAt: null },
  jsonCodec(LastVisit),
)

/** The visit after somebody looked at the inbox again. @param now epoch milliseconds */
export function visitAt({ since, seenAt }: LastVisit, now: number): LastVisit {
  // A clock that was set back would hide everything until it is passed again.
  if (seenAt === null || seenAt > now) return { since: since !== null && since > now ? null : since, seenAt: now }
  return now - seenAt > BREAK_MS ? { since: seenAt, seenAt: now } : { since, seenAt: now }
}
