import type { Address } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import type { Recovery } from '../../data/recovery/Recovery.ts'
import { useDraftCalls } from '../draft/useDraftCalls.ts'
import { useOpenReview } from '../draft/useOpenReview.ts'

export type RecoveryDraft = ReturnType<typeof useRecoveryDraft>

/** Drafts that stop attempts, each as one transaction that opens its review. */
export function useRecoveryDraft(recovery: Recovery) {
  const openReview = useOpenReview('setup')
  const { isBusy, error, draft } = useDraftCalls(openReview)
  type Tools = typeof import('@countersign/safe/recovery')
  const build = (calls: (tools: Tools) => MultiSendCall[], nonce?: bigint) =>
    draft(async () => ({
      calls: calls(await import('@countersign/safe/recovery')),
      ...(nonce === undefined ? {} : { nonce }),
    }))
  return {
    isBusy,
    error,
    /** @param nonce the account's current nonce: the cancellation then precedes every waiting transaction */
    cancel: (nonce?: bigint) => build(({ cancelAttempts }) => [cancelAttempts(recovery)], nonce),
    cancelAndRemove: (recoverer: Address) =>
      build(({ cancelAttempts, removeRecoverers }) => [
        cancelAttempts(recovery),
        ...removeRecoverers(recovery, [recoverer]),
      ]),
    /**
     * Disables the module, so that its waiting attempts can no longer be executed. @param modules of the account, in the order of its list
     */
    removeModule: (modules: readonly Address[]) =>
      draft(async () => {
        const { planModuleRemoval } = await import('@countersign/safe')
        return { calls: planModuleRemoval(recovery.account, modules, [recovery.address]) }
      }),
  }
}
