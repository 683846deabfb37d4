import type { Address } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { BatchRemovalIcon } from '../../../parts/draft/BatchRemovalIcon.tsx'
import { removalInBatch } from '../../../parts/draft/removalInBatch.ts'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { setupRecoveryMessages } from './setupRecoveryMessages.ts'

/**
 * Drafts the removal of a recovery.
 * @param modules of the account, in the order of the contract's list
 */
export function RemoveRecovery({ recovery, modules }: { recovery: Recovery; modules: readonly Address[] }) {
  const openReview = useOpenReview('setup')
  const { chain, key } = useAccount()
  const { isBusy, error, draft, add } = useDraftCalls(openReview)
  const remove = () =>
    void draft(async () => {
      const { planModuleRemoval } = await import('@countersign/safe')
      return { calls: planModuleRemoval(recovery.account, modules, [recovery.address]) }
    })
  const addRemoval = () => void add(() => removalInBatch({ chain, key }, [recovery.address]))
  return (
    <>
      <button type="button" className="cs-link" disabled={isBusy} onClick={remove}>
        {setupRecoveryMessages.remove}
      </button>
      <BatchRemovalIcon what={setupRecoveryMessages.title} disabled={isBusy} onAdd={addRemoval} />
      {error && (
        <VerdictNote verdict="danger" title={setupRecoveryMessages.notDrafted} announce>
          {error}
        </VerdictNote>
      )}
    </>
  )
}
