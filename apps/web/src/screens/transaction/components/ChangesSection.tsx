import { BeforeAfterTable, SectionHeading, ShortHex } from '@countersign/ui'
import { isAddress } from '@countersign/primitives'
import type { ReactNode } from 'react'
import type { Change } from '@countersign/describe/transaction'

export interface ChangesSectionProps {
  changes: readonly Change[]
  isDone: boolean
}

/** Values of the account before and after, as far as the calls determine them. */
export function ChangesSection({ changes, isDone }: ChangesSectionProps) {
  if (changes.length === 0) return null
  const warned = changes.filter(({ tone }) => tone !== 'none').length
  return (
    <section>
      <SectionHeading
        title={isDone ? 'What changed' : 'Before and after'}
        action={`${changes.length === 1 ? '1 value' : `${changes.length} values`}${warned > 0 ? `, ${warned} to check` : ''}`}
      />
      <BeforeAfterTable
        caption={isDone ? 'What changed' : 'Before and after'}
        heads={{ label: 'Value', before: isDone ? 'Before' : 'Now', after: 'After' }}
        rows={changes.map(({ label, before, after, address, tone }, index) => ({
          id: `${index}`,
          label,
          before: written(before),
          after: address ? (
            <>
              {after} <ShortHex value={address} />
            </>
          ) : (
            written(after)
          ),
          verdict: tone === 'none' ? undefined : tone,
          unexpected: tone === 'danger',
        }))}
      />
    </section>
  )
}

const written = (value: string): ReactNode => (isAddress(value) ? <ShortHex value={value} /> : value)
