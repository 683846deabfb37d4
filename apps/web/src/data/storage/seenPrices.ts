import type { Balances } from '@countersign/api'
import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

const SeenPrice = z.object({
  chainId: z.string(),
  /** Lower-case address; the zero address is the native coin. */
  asset: z.string(),
  currency: z.string(),
  /** The highest recent price, as the service wrote it. */
  price: z.string(),
  /** Epoch milliseconds of the first price ever seen, and of the stored one. */
  since: z.number(),
  at: z.number(),
})
export type SeenPrice = z.output<typeof SeenPrice>

type Place = Pick<SeenPrice, 'chainId' | 'currency'>

export const ONE_DAY_MS = 86_400_000
/** A lower price replaces a higher one after this time, so a service must report a false price for a month before it counts. */
const KEPT_MS = 30 * ONE_DAY_MS
/** A service may list any number of tokens. A token beyond this limit counts as never seen, which only requires more comparisons. */
const MOST = 500

/** Prices seen in this browser: a second source beside the service's current answer. */
export const seenPricesStore = createStoredValue<SeenPrice[]>('countersign.prices', [], listCodec(SeenPrice))

const isOf =
  ({ chainId, currency }: Place, asset: string) =>
  (seen: SeenPrice) =>
    seen.chainId === chainId && seen.currency === currency && seen.asset === asset.toLowerCase()

/** Stores the prices of an answer about balances. */
export function noteSeenPrices(place: Place, { items }: Balances, now = Date.now()): void {
  const known = seenPricesStore.read()
  if (JSON.stringify(withPrices(known, place, items, now)) === JSON.stringify(known)) return
  seenPricesStore.update((all) => withPrices(all, place, items, now))
}

function withPrices(
  known: readonly SeenPrice[],
  { chainId, currency }: Place,
  items: Balances['items'],
  now: number,
): SeenPrice[] {
  const next = new Map(known.map((seen) => [idOf(seen), seen]))
  for (const { tokenInfo, fiatConversion } of items) {
    if (!(Number(fiatConversion) > 0)) continue
    const seen = {
      chainId,
      asset: tokenInfo.address.toLowerCase(),
      currency,
      price: fiatConversion,
      since: now,
      at: now,
    }
    next.set(idOf(seen), renewed(next.get(idOf(seen)), seen))
  }
  return [...next.values()].toSorted((one, other) => other.at - one.at).slice(0, MOST)
}

export const useSeenPrices = (): readonly SeenPrice[] => useStore(seenPricesStore)

export const findSeenPrice = (all: readonly SeenPrice[], place: Place, asset: string): SeenPrice | null =>
  all.find(isOf(place, asset)) ?? null

/** A price that a service has just returned cannot confirm itself. It must have been seen on an earlier day. */
export const isSettled = ({ since }: SeenPrice, now = Date.now()): boolean => now - since >= ONE_DAY_MS

const idOf = ({ chainId, currency, asset }: SeenPrice): string => [chainId, currency, asset].join()

function renewed(before: SeenPrice | undefined, seen: SeenPrice): SeenPrice {
  if (before === undefined) return seen
  const isHigher = Number(seen.price) >= Number(before.price)
  if (!isHigher && seen.at - before.at < KEPT_MS) return before
  // An unchanged price is not written again within an hour.
  if (seen.price === before.price && seen.at - before.at < ONE_DAY_MS / 24) return before
  return { ...seen, since: before.since }
}
