import { DeviceConfirm, HashBlock, ProvenanceMark, SectionHeading } from '@countersign/ui'
import { DeviceHashes } from '../../../parts/device/DeviceHashes.tsx'
import type { Comparison } from '../../../signing/review/useComparison.ts'
import { verdictMessages } from '../../../signing/review/verdictMessages.ts'
import { messageReviewMessages } from '../messageReviewMessages.ts'
import type { ReviewedMessage } from '../../../signing/message/ReviewedMessage.ts'

/** What a hardware wallet shows, computed from the message that is signed. */
export function MessageDevice({
  reviewed: { domainHash, messageHash, safeMessageHash },
  comparison,
}: {
  reviewed: ReviewedMessage
  comparison: Comparison
}) {
  // no message: the name of the hash in the contract
  const digest = { title: 'safeMessageHash', hash: safeMessageHash }
  return (
    <DeviceHashes domainHash={domainHash} messageHash={messageHash} digest={digest}>
      <DeviceConfirm
        checked={comparison.isDone}
        onChange={comparison.set}
        note={comparison.why ?? verdictMessages.notRequiredHere}
      />
    </DeviceHashes>
  )
}

/** The hash that an app passes to the account: that of the message, before the account wraps it. */
export function PayloadHash({ reviewed }: { reviewed: ReviewedMessage }) {
  return (
    <section>
      <SectionHeading title={messageReviewMessages.hashAppKnows} />
      <div className="cs-panel">
        <HashBlock
          look="paper"
          title={typeof reviewed.content === 'string' ? messageReviewMessages.eip191 : messageReviewMessages.eip712}
          hash={reviewed.payloadHash}
          mark={<ProvenanceMark source="chain" />}
        />
      </div>
    </section>
  )
}
