import type { Check } from '@countersign/safe/checks'
import { VerdictNote } from '@countersign/ui'

/** What is to be said about the names that were typed for owners; what was verified needs no words. */
export function OwnerNames({ checks }: { checks: readonly Check[] }) {
  return checks
    .filter(({ verdict }) => verdict !== 'verified')
    .map(({ verdict, field, title, reason }) => (
      <VerdictNote key={field} verdict={verdict} title={title}>
        {reason}
      </VerdictNote>
    ))
}
