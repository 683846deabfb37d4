import { SectionHeading } from '@countersign/ui'
import type { Check } from '@countersign/safe/checks'
import { ChecksPanel } from '../signing/review/ChecksPanel.tsx'

/** Every question, also those only a network could answer: they say so. */
export function ProposalChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <section>
      <SectionHeading title="Checks" action="made on this machine from the bytes alone" />
      <ChecksPanel checks={checks} />
    </section>
  )
}
