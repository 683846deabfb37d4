import { isSameAddress, type Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Known modules whose code stands on the network and that the account does not have. */
export function useModulesHere(modules: readonly Address[]) {
  const { chain } = useAccount()
  const query = useQuery({
    queryKey: ['modules-here', chain.chainId],
    queryFn: async () => {
      const { readModulesHere } = await import('../../../parts/contracts/readModulesHere.ts')
      return readModulesHere(chain)
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
  return {
    ...query,
    data: query.data?.filter(({ address }) => !modules.some((module) => isSameAddress(module, address))),
  }
}
