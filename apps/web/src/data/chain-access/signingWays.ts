import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'

/** How the connected wallet can confirm for the owners of an account. */
export type SigningWays = {
  /** The wallet is a contract, for example an account that embeds this page: it has no key, and confirms by what it sends. */
  readonly isContract: boolean
  /** Owners that are accounts for which the wallet can act: as their owner, or through accounts that own them, at any depth. */
  readonly through: readonly Address[]
}

/** Read from the chain, by code that is loaded on demand. */
export const signingWaysQuery = (chain: Chain, wallet: Address | null, owners: readonly Address[]) =>
  queryOptions({
    queryKey: ['signing-ways', chain.chainId, wallet, owners.join(' ')],
    enabled: wallet !== null && owners.length > 0,
    staleTime: 60_000,
    queryFn: async (): Promise<SigningWays> => {
      if (wallet === null) return { isContract: false, through: [] }
      const { readSigningWays } = await import('./readSigningWays.ts')
      return readSigningWays(chain, wallet, owners)
    },
  })
