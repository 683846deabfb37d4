import type { TransactionDetails } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ActButton } from '../../parts/gate/ActButton.tsx'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { isRejection } from './model/isRejection.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'

/** The same call with the next free nonce, as a draft to review: its signatures are new ones. */
export function ProposeAgain({ details }: { details: TransactionDetails }) {
  const { key, chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  const nonces = useQuery(noncesQuery(key)).data
  const transaction = transactionOfDetails(details)
  if (transaction === null || isRejection(transaction, safe) || !nonces) return null
  const nonce = BigInt(nonces.recommendedNonce)
  const propose = () => {
    const draft = draftStore.save({ chainId, safe, transaction: { ...transaction, nonce }, note: '', source: 'repeat' })
    void navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
  }
  return (
    <ActButton act="draft" size="xs" onClick={propose}>
      Propose again at nonce {nonces.recommendedNonce}
    </ActButton>
  )
}
