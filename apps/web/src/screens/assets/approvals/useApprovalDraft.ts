import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Approval } from './model/Approval.ts'
import type { Lowered } from './model/callsToLower.ts'

/** Makes one transaction of chosen approvals and opens its review. The encoders are loaded on demand. */
export function useApprovalDraft() {
  const { chain, safe } = useAccount()
  const { isBusy, error, draft } = useDraftCalls(useOpenReview('approvals'))
  return {
    isBusy,
    error,
    revoke: (approvals: readonly Approval[]) =>
      draft(async () => {
        const { revokeCall } = await import('./model/approvalCalls.ts')
        return { calls: approvals.map(revokeCall) }
      }),
    lower: (lowered: readonly Lowered[]) =>
      draft(async () => {
        const { callsToLower } = await import('./model/callsToLower.ts')
        return callsToLower(chain, safe, lowered)
      }),
  }
}
