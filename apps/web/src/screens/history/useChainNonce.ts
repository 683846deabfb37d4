import { useQuery } from '@tanstack/react-query'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { TransactionRowModel } from '@countersign/describe/transaction'

/** A node may be a few blocks behind the service; while they disagree, the page reads it again. */
const AGAIN_MS = 4_000

/** The account's nonce on chain. Read after the rows, so that it is not older than they are; null until then. */
export function useChainNonce(rows: readonly TransactionRowModel[]): bigint | null {
  const { chain, key, safe } = useAccount()
  const isAfterContent = useAfterContent()
  const highest = rows.reduce((most, { nonce }) => Math.max(most, nonce ?? -1), -1)
  const { data } = useQuery({
    queryKey: [...queryKeys.account(key), 'history-nonce', highest],
    queryFn: async ({ signal }) =>
      (await import('../../data/rpc/readChainNonce.ts')).readChainNonce(chain, safe, signal),
    enabled: highest >= 0 && isAfterContent,
    refetchInterval: ({ state }) => (state.data !== undefined && BigInt(highest) >= state.data ? AGAIN_MS : false),
    meta: { persist: false },
  })
  return data ?? null
}
