import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

const LastVisit = z.object({
  /** When the visit before this one ended; null on the first. Epoch milliseconds, as below. */
  since: z.nullable(z.number()),
  /** When the user was last on this page. */
  seenAt: z.nullable(z.number()),
})
export type LastVisit = z.output<typeof LastVisit>

/** A return within this time belongs to the same visit. */
const BREAK_MS = 30 * 60_000

/** When the inbox was last open in this browser. */
export const lastVisitStore = createStoredValue<LastVisit>(
  'countersign.inbox-visit',
  { since: null, seenAt: null },
  jsonCodec(LastVisit),
)

/** The visit when the user opens the inbox again. @param now epoch milliseconds */
export function visitAt({ since, seenAt }: LastVisit, now: number): LastVisit {
  // A clock that was set back would otherwise hide everything until it reaches the stored time.
  if (seenAt === null || seenAt > now) return { since: since !== null && since > now ? null : since, seenAt: now }
  return now - seenAt > BREAK_MS ? { since: seenAt, seenAt: now } : { since, seenAt: now }
}
