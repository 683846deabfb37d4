import type { AddressInfo } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { useMemo } from 'react'
import { useChains } from '../query/useChains.ts'
import { useConfig } from '../query/useConfig.ts'
import { useAddressBook } from '../storage/addressBook.ts'
import { useStore } from '../store/useStore.ts'
import { bundledName } from './bundledName.ts'
import { futureNames } from './futureNames.ts'
import type { KnownName } from './KnownName.ts'
import { findReverseName, useReverseNames } from './reverseNames.ts'

export type Names = {
  /**
   * The name of an address on a chain: the user's own first, then a published one, then that of an account to be deployed, then the demo's,
   * then one of the bundled ENS registry.
   */
  nameOf(address: Address, chainId: string): KnownName | null
  /** The same for an address in an answer of the service: the service's name comes last. */
  nameOfInfo(info: AddressInfo, chainId: string): KnownName | null
}

/** Names of addresses, the same on every page. */
export function useNames(): Names {
  const entries = useAddressBook()
  const config = useConfig()
  const chains = useChains()
  const reverse = useReverseNames()
  const future = useStore(futureNames)
  return useMemo(() => {
    const demo = config?.demo
    const nameOf = (address: Address, chainId: string): KnownName | null => {
      const bundled = bundledName(entries, address, chainId)
      if (bundled) return bundled
      const own = future.find((one) => one.chainId === chainId && isSameAddress(one.address, address))
      if (own) return { name: own.name, source: 'you' }
      const account = demo?.accounts.find((one) => one.chainId === chainId && isSameAddress(one.address, address))
      if (account) return { name: account.name, source: 'service' }
      const isDemoChain = demo?.chainIds.includes(chainId) ?? false
      const named = isDemoChain ? [...(demo?.owners ?? []), ...(demo?.contacts ?? [])] : []
      const known = named.find((one) => isSameAddress(one.address, address))
      if (known) return { name: known.name, source: 'service' }
      const chain = chains.find((one) => one.chainId === chainId)
      const ens = chain ? findReverseName(reverse, chain, address) : null
      return ens === null ? null : { name: ens, source: 'chain' }
    }
    return {
      nameOf,
      nameOfInfo: (info, chainId) =>
        nameOf(info.value, chainId) ?? (info.name === null ? null : { name: info.name, source: 'service' }),
    }
  }, [entries, config, chains, reverse, future])
}
