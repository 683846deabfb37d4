import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withPatience } from '../../../parts/simulation/withPatience.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'

/** More would take a test run too long. */
export const MOST_FORECAST = 20

/** The forecast of the queue. @param waiting the numbers of the loaded transactions, ascending */
export function useForecast(waiting: readonly number[]) {
  const { chain, key, safe } = useAccount()
  const { address: executor } = useWallet()
  const queryClient = useQueryClient()
  const state = useQuery(chainStateQuery(chain, safe)).data
  return useQuery({
    queryKey: [...queryKeys.account(key), 'forecast', executor, state?.nonce.toString() ?? null, waiting],
    queryFn: async () => {
      if (!state) throw new RangeError('The account is not read yet.')
      const { nonce: from, version } = state
      const last = BigInt(waiting.at(-1) ?? 0)
      const until = last - from < BigInt(MOST_FORECAST) ? last + 1n : from + BigInt(MOST_FORECAST)
      return withPatience(async (signal) => {
        const [{ readEarlier }, { readForecast }] = await Promise.all([
          import('../../../parts/simulation/readEarlier.ts'),
          import('./readForecast.ts'),
        ])
        const all = await readEarlier(queryClient, { chain, key, version, from, until })
        return readForecast({ chain, safe, waiting: all, executor }, signal)
      })
    },
    enabled: state !== undefined && waiting.length > 0,
    staleTime: 15_000,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
    placeholderData: (before) => before,
    meta: { persist: false },
  })
}
