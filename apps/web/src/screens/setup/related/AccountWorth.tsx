import { FiatAmount, ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** What the account is worth, where somebody told prices. */
export function AccountWorth() {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data } = useQuery(balancesQuery(key, currency))
  if (!data || data.unpriced) return null
  return (
    <>
      <FiatAmount value={data.fiatTotal} currency={currency} /> <ProvenanceMark source="service" />
    </>
  )
}
