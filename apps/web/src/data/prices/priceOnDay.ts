import { utcDay } from '@countersign/primitives'

/** Recorded prices of one token by day. */
export type TokenPrices = Readonly<Record<string, string>>

/** Where the price of a moment comes from. `gap`: prices were recorded before, but not on this day. */
export type DatedPrice =
  | { readonly from: 'recorded' | 'today'; readonly price: string }
  | { readonly from: 'gap' | 'none'; readonly price: null }

/**
 * The recorded price of the day. Before the first recorded day, today's price is used.
 *
 * @param today null without a price
 */
export function priceOnDay(recorded: TokenPrices | undefined, at: number, today: string | null): DatedPrice {
  const day = utcDay(at)
  const price = recorded?.[day]
  if (price !== undefined) return { from: 'recorded', price }
  if (recorded !== undefined && Object.keys(recorded).some((known) => known < day)) return { from: 'gap', price: null }
  return today === null ? { from: 'none', price: null } : { from: 'today', price: today }
}
