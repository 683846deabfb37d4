import { type Address, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'

/**
 * The published handlers of the chain, without the current one.
 * @param now the current handler
 */
export function useHandlersHere(version: string, now: Address | null) {
  const { chain } = useAccount()
  const { data, error } = useQuery({
    queryKey: ['handlers-here', chain.chainId, version],
    queryFn: async () => {
      const { readHandlersHere } = await import('../../../parts/contracts/readHandlersHere.ts')
      return readHandlersHere(chain, version)
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
  const others = data?.filter(({ address }) => now === null || !isSameAddress(address, now)) ?? []
  const isRead = data !== undefined || error !== null
  return {
    others,
    error,
    /** Whether an address was typed rather than chosen; false until the published ones are loaded. */
    isTyped: (address: Address): boolean => isRead && !others.some((one) => isSameAddress(one.address, address)),
  }
}

export type HandlersHere = ReturnType<typeof useHandlersHere>
