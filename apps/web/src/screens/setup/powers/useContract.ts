import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { contractQuery } from '../../../parts/contracts/contractQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/**
 * Facts about a contract that is, or would be, a module, guard or handler of the open account.
 * @param address null without a choice
 */
export function useContract(address: Address | null) {
  const { chain, safe } = useAccount()
  return useQuery({ ...contractQuery(chain, safe, address ?? safe), enabled: address !== null })
}

export type ContractQuery = ReturnType<typeof useContract>
