import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { chainHistory } from '../../../data/chain-only/chainHistory.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { approvalsQuery } from './approvalsQuery.ts'
import { approvalRows } from './model/approvalRows.ts'

/** The token approvals of the open account, with today's prices. */
export function useApprovals() {
  const { key, chain, safe } = useAccount()
  const client = useQueryClient()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency))
  const [searchesNode, setSearchesNode] = useState(false)
  const query = useQuery({ ...approvalsQuery(chain, safe, searchesNode), placeholderData: keepPreviousData })
  const rows = useMemo(
    () => query.data && approvalRows(query.data.approvals, balances.data),
    [query.data, balances.data],
  )
  return {
    rows,
    query,
    currency: currency.toUpperCase(),
    searchNode: () => setSearchesNode(true),
    /** Reads older blocks of the nodes for a while. */
    lookBack: () =>
      void chainHistory
        .lookBack(readableChain(chain), safe)
        .then(() => client.invalidateQueries({ queryKey: [...queryKeys.chainState(key), 'approvals'] })),
  }
}
