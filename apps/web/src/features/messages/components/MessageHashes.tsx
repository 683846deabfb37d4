import { DevicePanel, HashBlock, ProvenanceMark, SectionHeading } from '@countersign/ui'
import type { ReviewedMessage } from '../model/ReviewedMessage.ts'

/** What a hardware wallet shows, from the very value that is signed. */
export function MessageDevice({ reviewed }: { reviewed: ReviewedMessage }) {
  return (
    <section>
      <SectionHeading title="On your device" />
      <DevicePanel
        hashes={[
          { title: 'Domain hash', hash: reviewed.domainHash },
          { title: 'Message hash', hash: reviewed.messageHash },
          { title: 'safeMessageHash', hash: reviewed.safeMessageHash },
        ]}
      />
    </section>
  )
}

/** What an app asks the account about: the message’s own hash, before the account wraps it. */
export function PayloadHash({ reviewed }: { reviewed: ReviewedMessage }) {
  return (
    <section>
      <SectionHeading title="Hash the app knows" />
      <div className="cs-panel">
        <HashBlock
          look="paper"
          title={typeof reviewed.content === 'string' ? 'EIP-191 hash' : 'EIP-712 hash'}
          hash={reviewed.payloadHash}
          mark={<ProvenanceMark source="chain" />}
        />
      </div>
    </section>
  )
}
