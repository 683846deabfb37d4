import { useAccount } from '../../../data/url/useAccount.ts'
import { CallFee } from '../../../signing/execution/CallFee.tsx'
import { nameOfApproval } from '../../../signing/execution/nameOfApproval.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'

/** What the on-chain approval costs the connected wallet. */
export function ApprovalFee() {
  const { chain, key } = useAccount()
  const { review, actions } = useReviewContext()
  if (!review) return null
  const { safe, safeTxHash } = review.reviewed
  return (
    <CallFee
      chain={chain}
      name={nameOfApproval({ ...key, safeTxHash })}
      build={async () => {
        const { encodeOnChainApproval } = await import('../../../signing/execution/encodeOnChainApproval.ts')
        return { to: safe, data: encodeOnChainApproval(safeTxHash) }
      }}
      isBusy={actions.busy !== null}
    />
  )
}
