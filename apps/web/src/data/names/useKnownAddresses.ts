import { useMemo } from 'react'
import { useConfig } from '../query/useConfig.ts'
import { useAddressBook } from '../storage/useAddressBook.ts'
import { useSavedAccounts } from '../storage/pinnedAccounts.ts'
import type { AddressSuggestion } from './addressSuggestions.ts'
import { useNames } from './useNames.ts'

/** Addresses with names besides the address book, for a chain: saved accounts and those of the demo. */
export function useKnownAddresses(chainId: string): AddressSuggestion[] {
  const demo = useConfig()?.demo
  const saved = useSavedAccounts()
  const entries = useAddressBook()
  const { nameOf } = useNames()
  return useMemo(() => {
    const isDemoChain = demo?.chainIds.includes(chainId) ?? false
    const kept = saved
      .filter((account) => account.chainId === chainId)
      .flatMap(({ safe }) => {
        const known = nameOf(safe, chainId)
        return known?.source === 'you' || known?.source === 'service'
          ? { address: safe, name: known.name, source: known.source }
          : []
      })
    const demoAccounts = (demo?.accounts ?? [])
      .filter((account) => account.chainId === chainId)
      .map(({ address, name }) => ({ address, name, source: 'service' as const }))
    const demoPeople = isDemoChain
      ? [...(demo?.owners ?? []), ...(demo?.contacts ?? [])].map(({ address, name }) => ({
          address,
          name,
          source: 'service' as const,
        }))
      : []
    return [...kept, ...demoAccounts, ...demoPeople]
    // `entries` changes the names of the suggestions.
    // eslint-disable-next-line react/exhaustive-deps
  }, [demo, saved, chainId, nameOf, entries])
}
