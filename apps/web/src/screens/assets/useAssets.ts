import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { chainBalancesQuery } from '../../data/query/chainBalancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { assetRows } from './assetRows.ts'

/** The account's tokens: first the service's list, then the chain's balances. */
export function useAssets() {
  const { key, chain, safe } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency))
  const afterContent = useAfterContent()
  const tokens = balances.data?.items.map(({ tokenInfo }) => tokenInfo.address) ?? []
  const onChain = useQuery({
    ...chainBalancesQuery(chain, safe, tokens),
    enabled: afterContent && tokens.length > 0,
  })
  const rows = useMemo(
    () => (balances.data ? assetRows(balances.data, onChain.data) : undefined),
    [balances.data, onChain.data],
  )
  return { rows, currency, balances, onChain }
}
