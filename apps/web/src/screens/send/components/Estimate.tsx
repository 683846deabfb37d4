import { errorText } from '@countersign/primitives'
import { ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client/apiClient.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { DraftSubject } from '../model/buildDraft.ts'
import { sendMessages as messages } from '../sendMessages.ts'

/** The gas for the inner calls, estimated by the service. */
export function Estimate({ subject }: { subject: DraftSubject | null }) {
  const { chain, key } = useAccount()
  const { data: safe } = useQuery(safeQuery(key))
  const estimate = useQuery({
    queryKey: ['estimate', key.chainId, key.safe, nameOf(subject)],
    queryFn: async ({ signal }) => {
      if (!subject || !safe) return null
      const { buildCalls } = await import('../model/buildDraft.ts')
      const { to, value, data, operation } = buildCalls(subject, { chain, safe, nonce: 0n })
      return api().estimateTransaction({ params: key, body: { to, value, data, operation }, signal })
    },
    enabled: subject !== null && safe !== undefined,
    staleTime: 15_000,
    meta: { persist: false },
  })
  if (subject === null) return null
  if (estimate.isError)
    return <small style={{ display: 'block' }}>{messages.notEstimated({ reason: errorText(estimate.error) })}</small>
  // Accounts from version 1.3.0 on sign zero, which says nothing about the cost.
  if (!estimate.data || estimate.data.safeTxGas === 0n) return null
  return (
    <small style={{ display: 'block' }}>
      {messages.gasEstimate({ gas: estimate.data.safeTxGas })} <ProvenanceMark source="service" />
    </small>
  )
}

function nameOf(subject: DraftSubject | null): string {
  if (subject === null) return ''
  if (subject.kind === 'call') return Object.values(subject.call).join()
  return subject.payments
    .map(({ token, tokenId, recipient, amount }) => [token, tokenId, recipient, amount].join())
    .join(' ')
}
