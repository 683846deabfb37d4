import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { checksumAddress } from '@countersign/primitives'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import { ownersOfAccountsQuery } from '../../data/inbox/ownersOfAccountsQuery.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { ownerSafesQuery } from '../../data/query/ownerSafesQuery.ts'
import { useSavedAccounts } from '../../data/storage/pinnedAccounts.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { knownAccounts } from './knownAccounts.ts'
import type { AccountList } from './AccountList.ts'

const NO_WALLET = '0x0000000000000000000000000000000000000000'

/** Accounts of this browser and of the connected wallet on every configured chain. */
export function useReadKnownAccounts(): AccountList {
  const chains = useChains()
  const saved = useSavedAccounts()
  const { address: wallet } = useWallet()
  const owned = useQuery({ ...ownerSafesQuery(wallet ?? NO_WALLET), enabled: wallet !== null })
  const ownedData = wallet === null ? undefined : owned.data
  // Also those that the service does not name: it may not know a new account yet, or leave one out.
  const toConfirm = useMemo(
    () =>
      wallet === null
        ? []
        : chains.flatMap((chain) => {
            const stored = saved
              .filter(({ chainId }) => chainId === chain.chainId)
              .map(({ safe }) => checksumAddress(safe))
            const safes = [...new Set([...(ownedData?.[chain.chainId] ?? []), ...stored])]
            return safes.length > 0 ? [{ chain, safes }] : []
          }),
    [chains, saved, wallet, ownedData],
  )
  const afterContent = useAfterContent()
  const confirmed = useQueries({
    queries: toConfirm.map(({ chain, safes }) => ({ ...ownersOfAccountsQuery(chain, safes), enabled: afterContent })),
    combine: combineOwners,
  })
  const { refetch, isPending, error } = owned
  const accounts = useMemo(
    () =>
      knownAccounts({
        chains,
        saved,
        wallet,
        owned: ownedData ?? {},
        ownersOf: (chainId, safe) => confirmed[nameOfKey({ chainId, safe })],
      }),
    [chains, saved, wallet, ownedData, confirmed],
  )
  return useMemo(
    () => ({
      accounts,
      isLoading: wallet !== null && isPending,
      error: wallet !== null && !ownedData ? error : null,
      unreadChains: chains.filter(({ chainId }) => ownedData?.[chainId] === null).map(({ chainName }) => chainName),
      retry: () => void refetch(),
    }),
    [accounts, wallet, isPending, ownedData, error, chains, refetch],
  )
}

type Owners = Readonly<Record<string, readonly `0x${string}`[]>>

const combineOwners = (answers: readonly { data: { owners: Owners } | undefined }[]): Owners =>
  Object.assign({}, ...answers.map(({ data }) => data?.owners ?? {}))
