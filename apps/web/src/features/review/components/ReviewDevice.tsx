import { DevicePanel, SectionHeading } from '@countersign/ui'
import type { ReviewedTransaction } from '../model/ReviewedTransaction.ts'

/** The three hashes a hardware wallet shows, from the very value that is signed. */
export function ReviewDevice({ reviewed }: { reviewed: ReviewedTransaction }) {
  return (
    <section>
      <SectionHeading title="On your device" />
      <DevicePanel
        hashes={[
          { title: 'Domain hash', hash: reviewed.domainHash },
          { title: 'Message hash', hash: reviewed.messageHash },
          { title: 'safeTxHash', hash: reviewed.safeTxHash },
        ]}
      />
    </section>
  )
}
