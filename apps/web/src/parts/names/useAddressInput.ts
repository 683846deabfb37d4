import type { Chain } from '@countersign/api'
import { type Address, parseAddressInput } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { explainNoNames, resolveEnsName } from '../../data/names/ens.ts'
import { ensRegistryOf, type EnsRegistry } from '../../data/names/ensRegistryOf.ts'
import { contactsNamed } from '../../data/names/contactsNamed.ts'
import { normalizeEnsName } from '../../data/names/normalizeEnsName.ts'
import { typedNames } from '../../data/names/typedNames.ts'
import { useAddressBook } from '../../data/storage/useAddressBook.ts'
import { addressFieldMessages as messages } from './addressFieldMessages.ts'

export type AddressInput =
  | { readonly state: 'empty' | 'looking' }
  | {
      readonly state: 'resolved'
      readonly address: Address
      /** Null for a typed address. */
      readonly ens: { readonly name: string; readonly namedBy: EnsRegistry['namedBy'] } | null
      /** The typed text is the name of a contact. */
      readonly isContact?: boolean
    }
  | { readonly state: 'refused'; readonly reason: string }

/** What a typed text means on a chain: an address in any form, the name of a contact, or an ENS name when the chain has names. */
export function useAddressInput(text: string, chain: Chain): AddressInput {
  const typed = text.trim()
  const contacts = useAddressBook()
  const namedBy = ensRegistryOf(chain)?.namedBy ?? null
  const name = useMemo(
    () => (looksLikeName(typed) && namedBy !== null ? normalizeEnsName(typed) : null),
    [typed, namedBy],
  )
  const wanted = name?.ok ? name.name : ''
  const lookup = useQuery({
    queryKey: queryKeys.ens(chain.chainId, wanted),
    queryFn: () => resolveEnsName(chain, wanted),
    enabled: wanted !== '',
    meta: { persist: false },
    staleTime: 60_000,
  })
  const resolved = lookup.data ?? null
  useEffect(() => {
    if (wanted !== '' && resolved !== null && namedBy !== null)
      typedNames.note({ chainId: chain.chainId, name: wanted, address: resolved, namedBy })
  }, [chain.chainId, wanted, resolved, namedBy])
  return useMemo((): AddressInput => {
    if (typed === '') return { state: 'empty' }
    if (name && !name.ok) return { state: 'refused', reason: name.reason }
    if (name?.ok && namedBy !== null) {
      if (lookup.isPending) return { state: 'looking' }
      if (lookup.isError)
        return { state: 'refused', reason: messages.lookupFailed({ name: name.name, reason: lookup.error.message }) }
      return resolved === null
        ? { state: 'refused', reason: messages.noAddressOfName({ name: name.name, chain: chain.chainName }) }
        : { state: 'resolved', address: resolved, ens: { name: name.name, namedBy } }
    }
    const parsed = parseAddressInput(typed, { shortName: chain.shortName })
    const [contact, ...sameName] = parsed.ok ? [] : contactsNamed(typed, chain.chainId, contacts)
    if (contact !== undefined)
      return sameName.length === 0
        ? { state: 'resolved', address: contact, ens: null, isContact: true }
        : { state: 'refused', reason: messages.severalContacts({ name: typed, count: sameName.length + 1 }) }
    if (!parsed.ok && /^[^\s:/]+\.[^\s:/]+$/.test(typed) && !typed.startsWith('0x'))
      return { state: 'refused', reason: explainNoNames(chain, typed) }
    return parsed.ok
      ? { state: 'resolved', address: parsed.address, ens: null }
      : { state: 'refused', reason: parsed.reason }
  }, [typed, name, lookup.isPending, lookup.isError, lookup.error, resolved, namedBy, chain, contacts])
}

const looksLikeName = (text: string): boolean => text.includes('.') && !text.startsWith('0x') && !text.includes(':')

/** Reports the address of the field to the form whenever it changes. */
export function useReportAddress(address: Address | null, report: (address: Address | null) => void): void {
  useEffect(() => {
    report(address)
    // The form's callback may be a new function on every render, so only the address is a dependency.
    // eslint-disable-next-line react/exhaustive-deps
  }, [address])
}
