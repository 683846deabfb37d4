import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import type { ContractReport } from './reportContract.ts'

/** A report on a contract that has, or is to have, control over an account: the comparison of its code, and who can replace the code. */
export const contractQuery = (chain: Chain, account: Address, address: Address) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe: account }), 'contract', address],
    queryFn: async (): Promise<ContractReport> => {
      const { reportContract } = await import('./reportContract.ts')
      return reportContract(chain, account, address)
    },
    meta: { persist: false },
  })
