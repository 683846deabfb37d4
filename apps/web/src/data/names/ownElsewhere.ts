import type { KnownAddress } from '@countersign/safe/checks'
import { isSameAddress, shortenAddress } from '@countersign/primitives'
import { addressBookStore } from '../storage/addressBook.ts'
import { savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { undeployedAccountsStore } from '../undeployed/undeployedAccounts.ts'

export type OwnElsewhere = KnownAddress & { readonly source: 'elsewhere' | 'undeployed' }

/**
 * Accounts of this browser that are on other networks and not, as far as it knows, on this one. They come after the address book: a contact
 * for all networks is still no account on this one.
 */
export function ownElsewhere(chainId: string): OwnElsewhere[] {
  const saved = savedAccountsStore.get()
  const undeployed = undeployedAccountsStore.get()
  const isHere = (address: `0x${string}`) =>
    saved.some((one) => one.chainId === chainId && isSameAddress(one.safe, address))
  const nameOf = (address: `0x${string}`) =>
    addressBookStore.get().find((entry) => isSameAddress(entry.address, address))?.name ?? shortenAddress(address)
  const open = undeployed.filter((one) => one.chainId === chainId && one.deployedAt === null)
  return [
    ...saved
      .filter((one) => one.chainId !== chainId && !isHere(one.safe))
      .map(({ safe }): OwnElsewhere => ({ address: safe, name: nameOf(safe), source: 'elsewhere' })),
    ...undeployed
      .filter((one) => one.chainId !== chainId && !isHere(one.address))
      .map(({ address, name }): OwnElsewhere => ({ address, name: name || nameOf(address), source: 'elsewhere' })),
    ...open.map(({ address, name }): OwnElsewhere => ({
      address,
      name: name || nameOf(address),
      source: 'undeployed',
    })),
  ]
}
