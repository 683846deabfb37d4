import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Approval } from './model/Approval.ts'
import type { Lowered } from './model/callsToLower.ts'

/** Makes one transaction of chosen approvals and opens its review. The encoders are loaded on demand. */
export function useApprovalDraft() {
  const { chain, safe } = useAccount()
  const { isBusy, error, draft, add } = useDraftCalls(useOpenReview('approvals'))
  const revoking = async (approvals: readonly Approval[]) => {
    const { revokeCall } = await import('./model/approvalCalls.ts')
    return { calls: approvals.map(revokeCall) }
  }
  const lowering = async (lowered: readonly Lowered[]) => {
    const { callsToLower } = await import('./model/callsToLower.ts')
    return callsToLower(chain, safe, lowered)
  }
  return {
    isBusy,
    error,
    revoke: (approvals: readonly Approval[]) => draft(() => revoking(approvals)),
    lower: (lowered: readonly Lowered[]) => draft(() => lowering(lowered)),
    /** Put the calls into the batch of the account. */
    addRevoking: (approvals: readonly Approval[], onAdded: () => void) => add(() => revoking(approvals), onAdded),
    addLowering: (lowered: readonly Lowered[], onAdded: () => void) => add(() => lowering(lowered), onAdded),
  }
}
