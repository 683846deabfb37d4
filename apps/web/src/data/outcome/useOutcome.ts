import type { TransactionDetails } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'
import { useAccount } from '../url/useAccount.ts'
import { claimedOutcome } from './claimedOutcome.ts'
import { findReplacement } from './findReplacement.ts'
import type { Outcome } from './readOutcome.ts'

/** A node may be a few blocks behind the service, so it is asked again while they disagree. */
const AGAIN_MS = 4_000

/** The chain's answer about the outcome that the service reports; null before it is loaded, and when nothing has ended. */
export function useOutcome(details: TransactionDetails | undefined): Outcome | null {
  const { chain, key } = useAccount()
  const claimed = details ? claimedOutcome(details) : null
  const { data } = useQuery({
    queryKey: [...queryKeys.account(key), 'outcome', details?.txId ?? null, claimed, details?.txHash ?? null],
    queryFn: async ({ signal }) => {
      if (!details || claimed === null) return null
      const { readOutcome } = await import('./readOutcome.ts')
      return readOutcome(chain, details, claimed, (nonce) => findReplacement(key, nonce, signal))
    },
    enabled: claimed !== null,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.check.verdict === 'danger' ? AGAIN_MS : false),
    meta: { persist: false },
  })
  return data ?? null
}
