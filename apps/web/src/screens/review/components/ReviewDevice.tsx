import { DeviceConfirm, HashBlock, SectionHeading } from '@countersign/ui'
import { DeviceHashes } from '../../../parts/device/DeviceHashes.tsx'
import type { Comparison } from '../../../signing/review/useComparison.ts'
import { NestedOnChainApprovals } from './NestedOnChainApprovals.tsx'
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
        digest={{ title: 'safeTxHash', hash: safeTxHash }}
      >
        <DeviceConfirm
          checked={comparison.isDone}
          onChange={comparison.set}
          note={comparison.why ?? 'not required here'}
        />
      </DeviceHashes>
      <NestedOnChainApprovals nested={nested} />
      {execution && (
        <section>
          <SectionHeading title="When executing" action="ERC-8213, over the calldata" />
          <div className="cs-panel">
            <HashBlock look="paper" title="Calldata digest" hash={execution.digest} />
          </div>
        </section>
      )}
    </>
  )
}
