import { useQuery } from '@tanstack/react-query'
import { overviewsQuery } from '../../data/query/overviewsQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import type { KnownAccount } from './KnownAccount.ts'

/** Value, queue and threshold of these accounts, in one request. */
export function useOverviews(accounts: readonly KnownAccount[], isAsking = true) {
  const [currency] = useCurrency()
  const { address } = useWallet()
  const query = overviewsQuery(
    accounts.map(({ key }) => key),
    currency,
    address,
  )
  return useQuery({ ...query, enabled: accounts.length > 0 && isAsking })
}
