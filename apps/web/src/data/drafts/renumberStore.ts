import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress, createStore } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'
import { Moved } from './Moved.ts'

const KEY = 'countersign.renumber'

const Renumbering = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  moved: z.array(z.object({ ...Moved.shape, isDeleted: z.boolean() })),
})
export type Renumbering = z.output<typeof Renumbering>

const store = createStore<Renumbering | null>(read())

const save = (next: Renumbering | null) => {
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(z.encode(Renumbering, next)))
  } catch {
    // Storage is full or forbidden: what was moved is known until the page is loaded again.
  }
  store.set(next)
}

/** Transactions of an account that move down in the queue, one after the other. Kept for as long as the tab is open. */
export const renumberStore = {
  /** The transaction is proposed with its new number; the old proposal is still there. */
  proposed({ chainId, safe }: AccountKey, moved: Moved) {
    const before = renumberStore.get({ chainId, safe })?.moved ?? []
    save({
      chainId,
      safe,
      moved: [...before.filter(({ hash }) => hash !== moved.hash), { ...moved, isDeleted: false }],
    })
  },
  /** The service does not have the old proposal any more. */
  deleted(key: AccountKey, hash: string) {
    const run = renumberStore.get(key)
    if (run) save({ ...run, moved: run.moved.map((one) => (one.hash === hash ? { ...one, isDeleted: true } : one)) })
  },
  /** The old proposal stays where it is. */
  kept(key: AccountKey, hash: string) {
    const run = renumberStore.get(key)
    if (run) save({ ...run, moved: run.moved.map((one) => (one.hash === hash ? { ...one, signatures: 0 } : one)) })
  },
  /** No more move. */
  stop(key: AccountKey) {
    const run = renumberStore.get(key)
    if (run) save({ ...run, moved: run.moved.map((one) => ({ ...one, left: 0 })) })
  },
  /** What stays valid of it is rejected, or known. */
  forget(key: AccountKey, hash: string) {
    const run = renumberStore.get(key)
    const moved = run?.moved.filter((one) => one.hash !== hash) ?? []
    save(run && moved.length > 0 ? { ...run, moved } : null)
  },
  clear: () => save(null),
  get: (key: AccountKey): Renumbering | null => ofAccount(store.get(), key),
}

export const useRenumbering = (key: AccountKey): Renumbering | null => ofAccount(useStore(store), key)

const ofAccount = (run: Renumbering | null, { chainId, safe }: AccountKey): Renumbering | null =>
  run !== null && run.chainId === chainId && isSameAddress(run.safe, safe) ? run : null

function read(): Renumbering | null {
  try {
    const parsed = Renumbering.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
