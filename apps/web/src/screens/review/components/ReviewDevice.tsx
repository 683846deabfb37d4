import { DeviceConfirm, HashBlock, SectionHeading } from '@countersign/ui'
import { DeviceHashes } from '../../../parts/device/DeviceHashes.tsx'
import type { Comparison } from '../../../signing/review/useComparison.ts'
import { NestedHashes } from './NestedHashes.tsx'
import { verdictMessages } from '../../../signing/review/verdictMessages.ts'
import { reviewMessages } from '../reviewMessages.ts'
import type { Review } from '../model/Review.ts'

type Props = {
  readonly review: Review
  readonly comparison: Comparison
}

/**
 * What a hardware wallet shows, computed from the transaction that is signed; before an execution also the digest of
 * the calldata.
 */
export function ReviewDevice({ review: { reviewed, execution, nested }, comparison }: Props) {
  const { domainHash, messageHash, safeTxHash } = reviewed
  return (
    <>
      <DeviceHashes
        domainHash={domainHash}
        messageHash={messageHash}
        // no message: the name that devices and tools show
        digest={{ title: 'safeTxHash', hash: safeTxHash }}
      >
        <DeviceConfirm
          checked={comparison.isDone}
          onChange={comparison.set}
          note={comparison.why ?? verdictMessages.notRequiredHere}
        />
      </DeviceHashes>
      <NestedHashes nested={nested} />
      {execution && (
        <section>
          <SectionHeading title={reviewMessages.whenExecuting} action={reviewMessages.whenExecutingNote} />
          <div className="cs-panel">
            <HashBlock look="paper" title={reviewMessages.calldataDigest} hash={execution.digest} />
          </div>
        </section>
      )}
    </>
  )
}
