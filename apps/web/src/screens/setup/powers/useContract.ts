import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { contractQuery } from '../../../parts/contracts/contractQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** What is known of a contract that has, or shall have, power over the open account. @param address null while there is none */
export function useContract(address: Address | null) {
  const { chain, safe } = useAccount()
  return useQuery({ ...contractQuery(chain, safe, address ?? safe), enabled: address !== null })
}

export type ContractQuery = ReturnType<typeof useContract>
