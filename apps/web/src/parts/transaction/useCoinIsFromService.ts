import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../data/url/useAccount.ts'

/** Whether only the service names the native coin of this network. False until the bundled list is loaded. */
export function useCoinIsFromService(): boolean {
  const { chain } = useAccount()
  const { data } = useQuery({
    queryKey: ['known-coin', chain.chainId],
    queryFn: async () => {
      const { knownCoin } = await import('../../data/chain-access/knownCoin.ts')
      return knownCoin(chain.chainId) !== null
    },
    staleTime: Infinity,
    meta: { persist: false },
  })
  return data === false
}
