import { useSyncExternalStore } from 'react'
import { createStore } from '@countersign/primitives'

/** A read that a node refuses for now. The page repeats it automatically. */
type ReadWait = { readonly chainId: string; readonly host: string }

const waits = createStore<readonly ReadWait[]>([])

/** Reads that wait for their next attempt. */
export const readWaits = {
  subscribe: waits.subscribe,
  /** @returns ends the wait */
  begin(wait: ReadWait): () => void {
    const own = { ...wait }
    waits.set([...waits.get(), own])
    return () => waits.set(waits.get().filter((one) => one !== own))
  },
  /** The node for which reads of this chain wait; null when none waits. */
  hostFor: (chainId: string): string | null => waits.get().find((wait) => wait.chainId === chainId)?.host ?? null,
}

export const useReadWait = (chainId: string): string | null =>
  useSyncExternalStore(readWaits.subscribe, () => readWaits.hostFor(chainId))
