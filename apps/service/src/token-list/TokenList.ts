import { type Address, skeletonOf, ZERO_ADDRESS } from '@countersign/primitives'
/** A token for which the operator vouches. */
export type ListedToken = {
  readonly chainId: string
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** As the list names it; null: the list names none. */
  readonly logoUri: string | null
}

type Named = { readonly address: Address; readonly symbol: string }

/** The operator's tokens: those of the list and those of the chain entries. */
export type TokenList = {
  /** Folder of the list, for logos beside it; null without a list. */
  readonly folder: string | null
  find(chainId: string, address: Address): ListedToken | undefined
  /** The listed token, or the native coin under the zero address, whose symbol an unlisted token imitates. */
  findImitated(chainId: string, token: Named): Named | null
}

type Source = {
  readonly chains: readonly { readonly chainId: string; readonly nativeCurrency: { readonly symbol: string } }[]
  readonly tokens: readonly ListedToken[]
  readonly folder: string | null
}

const keyOf = (chainId: string, address: Address) => `${chainId}:${address.toLowerCase()}`

export function createTokenList({ chains, tokens, folder }: Source): TokenList {
  const byAddress = new Map(tokens.map((token) => [keyOf(token.chainId, token.address), token]))
  const bySkeleton = new Map<string, Named>()
  const add = (chainId: string, token: Named) => {
    const skeleton = skeletonOf(token.symbol)
    const key = `${chainId}:${skeleton}`
    if (skeleton !== '' && !bySkeleton.has(key)) bySkeleton.set(key, token)
  }
  for (const { chainId, ...token } of tokens) add(chainId, token)
  for (const { chainId, nativeCurrency } of chains)
    add(chainId, { address: ZERO_ADDRESS, symbol: nativeCurrency.symbol })
  return {
    folder,
    find: (chainId, address) => byAddress.get(keyOf(chainId, address)),
    findImitated(chainId, { address, symbol }) {
      if (byAddress.has(keyOf(chainId, address))) return null
      return bySkeleton.get(`${chainId}:${skeletonOf(symbol)}`) ?? null
    },
  }
}
