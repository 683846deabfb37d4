import { AddressSchema, Amount, ChainId } from '@countersign/api'
import { isSameAddress, createStore } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'

const KEY = 'countersign.place'

const Place = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  nonce: Amount,
  /** What the transaction does that it replaces; null for an empty place in the queue. */
  replaces: z.nullable(z.string()),
})
export type Place = z.output<typeof Place>

const store = createStore<Place | null>(read())

/** The number that the next transaction of an account takes, whichever form it comes from. Kept for as long as the tab is open. */
export const placeStore = {
  set(place: Place) {
    write(JSON.stringify(z.encode(Place, place)))
    store.set(place)
  },
  clear() {
    write(null)
    if (store.get() !== null) store.set(null)
  },
  get: (key: AccountKey): Place | null => placeOf(store.get(), key),
}

export const usePlace = (key: AccountKey): Place | null => placeOf(useStore(store), key)

const placeOf = (place: Place | null, { chainId, safe }: AccountKey): Place | null =>
  place !== null && place.chainId === chainId && isSameAddress(place.safe, safe) ? place : null

function read(): Place | null {
  try {
    const parsed = Place.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function write(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is full or forbidden: the place lasts until the page is loaded again.
  }
}
