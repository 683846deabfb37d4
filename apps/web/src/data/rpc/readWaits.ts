import { useSyncExternalStore } from 'react'

/** A read that a node refuses for now. The page repeats it automatically. */
type ReadWait = { readonly chainId: string; readonly host: string }

let waits: readonly ReadWait[] = []
const listeners = new Set<() => void>()

function set(next: readonly ReadWait[]): void {
  waits = next
  for (const listener of listeners) listener()
}

/** Reads that wait for their next attempt. */
export const readWaits = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** @returns ends the wait */
  begin(wait: ReadWait): () => void {
    const own = { ...wait }
    set([...waits, own])
    return () => set(waits.filter((one) => one !== own))
  },
  /** The node for which reads of this chain wait; null when none waits. */
  hostFor: (chainId: string): string | null => waits.find((wait) => wait.chainId === chainId)?.host ?? null,
}

export const useReadWait = (chainId: string): string | null =>
  useSyncExternalStore(readWaits.subscribe, () => readWaits.hostFor(chainId))
