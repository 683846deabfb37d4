import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChains } from '../../shared/config/useChains.ts'
import { useAfterContent } from '../../shared/live/useAfterContent.ts'
import { ownersQuery } from '../../shared/query/ownersQuery.ts'
import { ownerSafesQuery } from '../../shared/query/ownerSafesQuery.ts'
import { useSavedAccounts } from '../../shared/storage/pinnedAccounts.ts'
import { useWallet } from '../../shared/wallet/walletStore.ts'
import { knownAccounts } from './knownAccounts.ts'
import type { KnownAccount } from './KnownAccount.ts'

const NOBODY = '0x0000000000000000000000000000000000000000'

export type KnownAccounts = {
  readonly accounts: KnownAccount[]
  /** The wallet's accounts are still being asked for. */
  readonly isLoading: boolean
  /** Why the wallet's accounts could not be listed. */
  readonly error: Error | null
  /** Names of chains the service could not read. */
  readonly unreadChains: string[]
  retry(): void
}

/**
 * Accounts of this browser and of the connected wallet on every configured chain.
 * @param isAsking false only uses what is known already: the shell of other pages waits for their content
 */
export function useKnownAccounts(isAsking = true): KnownAccounts {
  const chains = useChains()
  const saved = useSavedAccounts()
  const { address: wallet } = useWallet()
  const owned = useQuery({ ...ownerSafesQuery(wallet ?? NOBODY), enabled: wallet !== null && isAsking })
  const ownedData = wallet === null ? undefined : owned.data
  const toConfirm = useMemo(
    () =>
      chains.flatMap((chain) =>
        (ownedData?.[chain.chainId] ?? []).map((safe) => ({
          chain,
          safe,
          name: `${chain.chainId}:${safe.toLowerCase()}`,
        })),
      ),
    [chains, ownedData],
  )
  const afterContent = useAfterContent()
  const confirmed = useQueries({
    queries: toConfirm.map(({ chain, safe }) => ({ ...ownersQuery(chain, safe), enabled: afterContent })),
  })
  const answers = JSON.stringify(confirmed.map(({ data }) => data ?? null))
  const accounts = useMemo(() => {
    const owners = new Map(toConfirm.map(({ name }, index) => [name, confirmed[index]?.data]))
    return knownAccounts({
      chains,
      saved,
      wallet,
      owned: ownedData ?? {},
      ownersOf: (chainId, safe) => owners.get(`${chainId}:${safe.toLowerCase()}`),
    })
    // `answers` stands for `confirmed`, which is a new array on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [chains, saved, wallet, ownedData, toConfirm, answers])
  return {
    accounts,
    isLoading: wallet !== null && owned.isPending,
    error: wallet !== null && !owned.data ? owned.error : null,
    unreadChains: chains.filter(({ chainId }) => ownedData?.[chainId] === null).map(({ chainName }) => chainName),
    retry: () => void owned.refetch(),
  }
}
