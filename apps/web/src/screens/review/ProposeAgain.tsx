import type { TransactionDetails } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { ActButton } from '../../parts/gate/ActButton.tsx'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useOpenDraft } from '../../data/drafts/draftStore.ts'
import { KeepAgain } from './KeepAgain.tsx'
import { reviewMessages } from './reviewMessages.ts'
import { isRejection } from '../../parts/transaction/isRejection.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'

/** Copies the call into a draft with the next free nonce. The safeTxHash changes, so the owners sign again. */
export function ProposeAgain({ details }: { details: TransactionDetails }) {
  const { key, safe } = useAccount()
  const openDraft = useOpenDraft()
  const nonces = useQuery(noncesQuery(key)).data
  const transaction = transactionOfDetails(details)
  if (transaction === null || isRejection(transaction, safe) || !nonces) return null
  const nonce = BigInt(nonces.recommendedNonce)
  const propose = () => void openDraft({ transaction: { ...transaction, nonce }, note: '', source: 'repeat' })
  return (
    <>
      <ActButton act="draft" size="xs" onClick={propose}>
        {reviewMessages.proposeAgain({ nonce: nonces.recommendedNonce })}
      </ActButton>
      <KeepAgain transaction={transaction} />
    </>
  )
}
