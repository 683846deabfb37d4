import { type Address, checksumAddress, isHex, createStore } from '@countersign/primitives'
import { useMemo } from 'react'
import type { AddressSuggestion } from '../names/addressSuggestions.ts'
import { useStore } from '../store/useStore.ts'

type SharedNames = {
  readonly chainId: string
  /** By address in lower case. */
  readonly here: ReadonlyMap<string, string>
  readonly everywhere: ReadonlyMap<string, string>
}

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * The verified names of the account that is open. The pages of that account show them beside addresses, with their own mark. No
 * check and no sentence of a review uses them.
 */
export const sharedNames = createStore<SharedNames>({ chainId: '', here: NONE, everywhere: NONE })

export const clearSharedNames = (): void => sharedNames.set({ chainId: '', here: NONE, everywhere: NONE })

export function useSharedName(address: Address, chainId: string): string | null {
  const names = useStore(sharedNames)
  const key = address.toLowerCase()
  return (chainId === names.chainId ? names.here.get(key) : undefined) ?? names.everywhere.get(key) ?? null
}

/** The shared names as suggestions of an address field. They are no known addresses: a look-alike of one is not compared with it. */
export function useSharedSuggestions(chainId: string): readonly AddressSuggestion[] {
  const names = useStore(sharedNames)
  return useMemo(
    () =>
      [...(chainId === names.chainId ? names.here : NONE), ...names.everywhere].flatMap(([address, name]) =>
        isHex(address) ? [{ address: checksumAddress(address), name, source: 'shared' as const }] : [],
      ),
    [chainId, names],
  )
}
