import * as z from 'zod/mini'
import { FiatString } from './scalars.ts'

/** A day in UTC, `2026-11-21`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Invalid date' }))

/** Prices that the service recorded day by day. */
export const RecordedPrices = z.object({
  /** Upper-case code. */
  currency: z.string(),
  /** The first recorded day of the chain; null before any. */
  since: z.nullable(Day),
  /** Oldest first; days without a price are absent. */
  days: z.array(
    z.object({
      day: Day,
      /** By checksummed address of the token, the zero address for the native coin: the price of one whole token. */
      prices: z.record(z.string(), FiatString),
    }),
  ),
  /** The day from which to ask again; null if nothing is missing. */
  next: z.nullable(Day),
})
export type RecordedPrices = z.output<typeof RecordedPrices>
