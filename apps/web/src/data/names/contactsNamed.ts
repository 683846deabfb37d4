import { type Address, isSameAddress } from '@countersign/primitives'

type Contact = { readonly address: Address; readonly name: string; readonly chainId: string | null }

/**
 * The addresses of the user's own contacts on a chain that have exactly this name; case and spaces around it do not matter. Names that a
 * service gives are never accepted for an address.
 */
export function contactsNamed(text: string, chainId: string, entries: readonly Contact[]): readonly Address[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const found = entries.filter(
    (entry) => (entry.chainId === null || entry.chainId === chainId) && plain(entry.name) === wanted,
  )
  return found
    .map(({ address }) => address)
    .filter((address, index, all) => all.findIndex((other) => isSameAddress(other, address)) === index)
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase()
