import type { Chain } from '@countersign/api'
import { parseAddressInput, type Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryKeys } from '../query/queryKeys.ts'
import { ensRegistryOf, explainNoNames, resolveEnsName } from './ens.ts'
import { normalizeEnsName } from './normalizeEnsName.ts'

export type AddressInput =
  | { readonly state: 'empty' | 'looking' }
  | { readonly state: 'resolved'; readonly address: Address; readonly ensName: string | null }
  | { readonly state: 'refused'; readonly reason: string }

/** What a typed text stands for on a chain: an address in any spelling, or a name where the chain has names. */
export function useAddressInput(text: string, chain: Chain): AddressInput {
  const typed = text.trim()
  const name = useMemo(
    () => (looksLikeName(typed) && ensRegistryOf(chain) ? normalizeEnsName(typed) : null),
    [typed, chain],
  )
  const wanted = name?.ok ? name.name : ''
  const lookup = useQuery({
    queryKey: queryKeys.ens(chain.chainId, wanted),
    queryFn: () => resolveEnsName(chain, wanted),
    enabled: wanted !== '',
    meta: { persist: false },
    staleTime: 60_000,
  })
  return useMemo((): AddressInput => {
    if (typed === '') return { state: 'empty' }
    if (name && !name.ok) return { state: 'refused', reason: name.reason }
    if (name?.ok) {
      if (lookup.isPending) return { state: 'looking' }
      if (lookup.isError)
        return { state: 'refused', reason: `${name.name} could not be looked up: ${lookup.error.message}` }
      return lookup.data === null || lookup.data === undefined
        ? { state: 'refused', reason: `The name ${name.name} leads to no address on ${chain.chainName}.` }
        : { state: 'resolved', address: lookup.data, ensName: name.name }
    }
    const parsed = parseAddressInput(typed, { shortName: chain.shortName })
    if (!parsed.ok && /^[^\s:/]+\.[^\s:/]+$/.test(typed) && !typed.startsWith('0x'))
      return { state: 'refused', reason: explainNoNames(chain, typed) }
    return parsed.ok
      ? { state: 'resolved', address: parsed.address, ensName: null }
      : { state: 'refused', reason: parsed.reason }
  }, [typed, name, lookup.isPending, lookup.isError, lookup.error, lookup.data, chain])
}

const looksLikeName = (text: string): boolean => text.includes('.') && !text.startsWith('0x') && !text.includes(':')

/** Tells the form above which address stands in the field, whenever that changes. */
export function useReportAddress(input: AddressInput, report: (address: Address | null) => void): void {
  const address = input.state === 'resolved' ? input.address : null
  useEffect(() => {
    report(address)
    // The form's callback may be a new function on every render; only the address counts.
    // eslint-disable-next-line react/exhaustive-deps
  }, [address])
}
