import { CheckList, CheckRow, SectionHeading, TimeText } from '@countersign/ui'
import { useOverrides } from './overrideStore.ts'
import type { Subject } from './Subject.ts'

/** Dangers that were overridden in this browser. They stay stored with the transaction. */
export function OverridesList({ subject }: { subject: Subject | null }) {
  const overrides = useOverrides(subject)
  if (overrides.length === 0) return null
  return (
    <section>
      <SectionHeading title="Overridden in this browser" count={overrides.length} />
      <div className="cs-panel">
        <CheckList label="Overridden checks">
          {overrides.map(({ checkId, field, title, reason, typed, at }) => (
            <CheckRow key={[checkId, field, title].join()} verdict="danger" title={title}>
              <span style={{ overflowWrap: 'anywhere' }}>{reason}</span>
              <span>
                Typed “{typed}”, <TimeText at={at} form="exact" />
              </span>
            </CheckRow>
          ))}
        </CheckList>
      </div>
    </section>
  )
}
