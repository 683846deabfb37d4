import { isSameAddress } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chainStateQuery } from '../../../shared/query/chainStateQuery.ts'
import { ownerSafesQuery } from '../../../shared/query/ownerSafesQuery.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { useWallet } from '../../../shared/wallet/walletStore.ts'
import type { AppAccount } from './AppAccount.ts'

const ZERO = '0x0000000000000000000000000000000000000000'

/** The open account as apps see it, renewed with every change of it; null until the chain has answered. */
export function useAppAccount(): { account: AppAccount | null; error: Error | null; retry: () => void } {
  const { chain, chainId, safe } = useAccount()
  const { address: wallet } = useWallet()
  const query = useQuery(chainStateQuery(chain, safe))
  const state = query.data
  const isOwner = wallet !== null && (state?.owners ?? []).some((owner) => isSameAddress(owner, wallet))
  const mayBeNested = state !== undefined && wallet !== null && !isOwner
  const owned = useQuery({ ...ownerSafesQuery(wallet ?? ZERO), enabled: mayBeNested })
  const isKnown = !mayBeNested || !owned.isLoading
  const isReadOnly =
    !isOwner &&
    !(owned.data?.[chainId] ?? []).some((one) => (state?.owners ?? []).some((owner) => isSameAddress(owner, one)))
  const account = useMemo(
    () => (state && isKnown ? { chain, safe, state, isReadOnly } : null),
    [chain, safe, state, isReadOnly, isKnown],
  )
  return { account, error: query.error, retry: () => void query.refetch() }
}
