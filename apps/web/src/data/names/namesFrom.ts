import type { AddressInfo, PageConfig } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { AddressBookEntry } from '../storage/addressBook.ts'
import { bundledName } from './bundledName.ts'
import type { FutureName } from './futureNames.ts'
import type { KnownName } from './KnownName.ts'

export type Names = {
  /**
   * The name of an address on a chain: the user's own first, then a published one, then that of an account to be deployed, then the demo's,
   * then one of the bundled ENS registry.
   */
  nameOf(address: Address, chainId: string): KnownName | null
  /** The same for an address in an answer of the service: the service's name comes last. */
  nameOfInfo(info: AddressInfo, chainId: string): KnownName | null
}

export type NameSources = {
  readonly entries: readonly AddressBookEntry[]
  readonly future: readonly FutureName[]
  readonly demo: PageConfig['demo'] | undefined
  readonly ensName: (address: Address, chainId: string) => string | null
}

/** Finds the names of addresses in what this browser stores, what is published, and what the service and ENS say, in this order. */
export function namesFrom({ entries, future, demo, ensName }: NameSources): Names {
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
    const ens = ensName(address, chainId)
    return ens === null ? null : { name: ens, source: 'chain' }
  }
  return {
    nameOf,
    nameOfInfo: (info, chainId) =>
      nameOf(info.value, chainId) ?? (info.name === null ? null : { name: info.name, source: 'service' }),
  }
}
