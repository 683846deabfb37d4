import type { Collectible } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'

export type Collection = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly items: readonly Collectible[]
}

/** Collectibles grouped by contract, in order, filtered by collection, token id or address. */
export function collections(items: readonly Collectible[], filter: string): Collection[] {
  const wanted = filter.trim().toLowerCase()
  const kept = items.filter(({ address, tokenName, id, name }) =>
    [address, tokenName, id, `#${id}`, name ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  )
  const addresses = kept.map(({ address }) => address)
  return addresses
    .filter((address, index) => addresses.findIndex((one) => isSameAddress(one, address)) === index)
    .map((address) => {
      const own = kept.filter((item) => isSameAddress(item.address, address))
      return { address, name: own[0]?.tokenName ?? '', symbol: own[0]?.tokenSymbol ?? '', items: own }
    })
}

/** Names one item of an account. */
export const nameOfItem = ({ address, id }: Pick<Collectible, 'address' | 'id'>): string =>
  `${address.toLowerCase()}:${id}`

/** A picture inside the answer. Other pictures would be requested from a third-party host. */
export const inlineImage = ({ imageUri }: Pick<Collectible, 'imageUri'>): string | null =>
  imageUri !== null && /^data:image\/(svg\+xml|png|jpeg|gif|webp)[;,]/.test(imageUri) ? imageUri : null
