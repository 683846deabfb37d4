import type { ChainState } from '@countersign/chain-client/reads'
import { useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { noncesQuery } from '../../../data/query/noncesQuery.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Upgrade } from '../../../parts/contracts/readUpgrades.ts'
import { upgradeMessages } from './upgradeMessages.ts'

export type Upgrades = {
  readonly state: ChainState | null
  /** The nonce of a new transaction. */
  readonly nonce: bigint | null
  readonly upgrades: readonly Upgrade[] | null
  /** Why no upgrade can be offered now. */
  readonly error: Error | null
  readonly retry: () => void
}

/** Every upgrade of the open account, planned only from chain data. */
export function useUpgrades(): Upgrades {
  const { chain, key, safe } = useAccount()
  const state = useQuery(chainStateQuery(chain, safe))
  const nonces = useQuery(noncesQuery(key))
  const nonce = nonces.data ? BigInt(nonces.data.recommendedNonce) : null
  const upgrades = useQuery({
    queryKey: [
      ...queryKeys.account(key),
      'upgrades',
      state.data?.masterCopy ?? null,
      state.data?.fallbackHandler ?? null,
      nonce === null ? null : String(nonce),
    ],
    queryFn: async () => {
      if (!state.data || nonce === null) throw new Error(upgradeMessages.accountNotRead)
      const { readUpgrades } = await import('../../../parts/contracts/readUpgrades.ts')
      return readUpgrades(chain, safe, state.data, nonce)
    },
    enabled: state.data !== undefined && nonce !== null,
    meta: { persist: false },
  })
  return {
    state: state.data ?? null,
    nonce,
    upgrades: upgrades.data ?? null,
    error: state.error ?? nonces.error ?? upgrades.error,
    retry: () => {
      for (const query of [state, nonces, upgrades]) if (query.isError) void query.refetch()
    },
  }
}
