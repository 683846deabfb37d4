import type { SafeTransactionData } from '@countersign/safe/light'
import { ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api/apiClient.ts'
import { safeQuery } from '../../../shared/query/safeQuery.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import type { Payment } from '../model/checkRows.ts'

/** What the calls themselves need, as the service estimates it. */
export function Estimate({ payments }: { payments: readonly Payment[] | null }) {
  const { chain, key } = useAccount()
  const { data: safe } = useQuery(safeQuery(key))
  const name = payments?.map(({ token, recipient, amount }) => [token, recipient, amount].join()).join(' ')
  const estimate = useQuery({
    queryKey: ['estimate', key.chainId, key.safe, name],
    queryFn: async ({ signal }) => {
      if (!payments || !safe) return null
      const { buildPaymentDraft } = await import('../buildPaymentDraft.ts')
      const { to, value, data, operation }: SafeTransactionData = await buildPaymentDraft(chain, safe, payments, 0n)
      return api().estimateTransaction({ params: key, body: { to, value, data, operation }, signal })
    },
    enabled: payments !== null && safe !== undefined,
    staleTime: 15_000,
    meta: { persist: false },
  })
  if (payments === null) return null
  if (estimate.isError) return <small style={{ display: 'block' }}>Not estimated: {estimate.error.message}</small>
  // Zero is what accounts from 1.3.0 on sign: it says nothing about the cost.
  if (!estimate.data || estimate.data.safeTxGas === 0n) return null
  return (
    <small style={{ display: 'block' }}>
      the calls need about {estimate.data.safeTxGas.toLocaleString('en')} gas <ProvenanceMark source="service" />
    </small>
  )
}
