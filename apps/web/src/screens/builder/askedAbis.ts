import type { Address } from '@countersign/safe/light'
import { useSyncExternalStore } from 'react'
import type { AbiOffer } from './useContractAbis.ts'

const NOTHING: readonly AbiOffer[] = []
const answers = new Map<string, readonly AbiOffer[]>()
const listeners = new Set<() => void>()
const nameOf = (chainId: string, address: Address) => `${chainId}:${address.toLowerCase()}`

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What others said when they were asked for the ABI of a contract; as long as the page lives. */
export const useAskedAbis = (chainId: string, address: Address | null): readonly AbiOffer[] =>
  useSyncExternalStore(subscribe, () =>
    address === null ? NOTHING : (answers.get(nameOf(chainId, address)) ?? NOTHING),
  )

export function keepAskedAbis(chainId: string, address: Address, offers: readonly AbiOffer[]): void {
  answers.set(nameOf(chainId, address), offers)
  for (const listener of listeners) listener()
}
