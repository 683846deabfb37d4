import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress, jsonCodec, createStore } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'

const KEY = 'countersign.plan-sitting'

const Stop = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  /** As in the address bar. */
  account: z.string(),
  chainName: z.string(),
  /** A draft of this tab, until it is proposed. */
  draft: z.nullable(z.string()),
  /** The proposal. */
  safeTxHash: z.nullable(z.string()),
})
export type Stop = z.output<typeof Stop>

const Sitting = z.object({ plan: AddressSchema, stops: z.array(Stop) })
export type Sitting = z.output<typeof Sitting>

const codec = jsonCodec(Sitting)
const store = createStore<Sitting | null>(read())

/** The reviews of a plan that are signed one after the other, each on its own page. Stored for as long as the tab is open. */
export const sittingStore = {
  get: store.get,
  subscribe: store.subscribe,
  set(next: Sitting | null) {
    try {
      if (next === null) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, codec.print(next))
    } catch {
      // Storage is full or forbidden: the sitting lasts until the page is loaded again.
    }
    store.set(next)
  },
  /** The draft became a proposal. */
  proposed(draft: string, safeTxHash: string) {
    const sitting = store.get()
    if (sitting === null) return
    const stops = sitting.stops.map((stop) => (stop.draft === draft ? { ...stop, safeTxHash } : stop))
    sittingStore.set({ ...sitting, stops })
  },
}

/** The position of a page in the sitting: by its draft, or by its proposal; -1 for other pages. */
export const placeInSitting = (
  { stops }: Sitting,
  { chainId, safe }: AccountKey,
  page: { readonly draft?: string | undefined; readonly id?: string | undefined },
): number =>
  stops.findIndex(
    (stop) =>
      stop.chainId === chainId &&
      isSameAddress(stop.safe, safe) &&
      ((page.draft !== undefined && stop.draft === page.draft) ||
        (page.id !== undefined && stop.safeTxHash !== null && page.id.endsWith(stop.safeTxHash))),
  )

function read(): Sitting | null {
  try {
    return codec.parse(sessionStorage.getItem(KEY) ?? 'null') ?? null
  } catch {
    return null
  }
}
