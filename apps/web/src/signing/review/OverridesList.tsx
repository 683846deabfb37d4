import { CheckList, CheckRow, RichText, SectionHeading, TimeText } from '@countersign/ui'
import { useOverrides } from './overrideStore.ts'
import type { Subject } from './Subject.ts'
import { verdictMessages } from './verdictMessages.ts'

/** Dangers that were overridden in this browser. They stay stored with the transaction. */
export function OverridesList({ subject }: { subject: Subject | null }) {
  const overrides = useOverrides(subject)
  if (overrides.length === 0) return null
  return (
    <section>
      <SectionHeading title={verdictMessages.overridesTitle} count={overrides.length} />
      <div className="cs-panel">
        <CheckList label={verdictMessages.overridesLabel}>
          {overrides.map(({ checkId, field, title, reason, typed, at }) => (
            <CheckRow key={[checkId, field, title].join()} verdict="danger" title={title}>
              <span style={{ overflowWrap: 'anywhere' }}>{reason}</span>
              <span>
                <RichText
                  text={verdictMessages.overrideTyped}
                  slots={{ typed, time: <TimeText at={at} form="exact" /> }}
                />
              </span>
            </CheckRow>
          ))}
        </CheckList>
      </div>
    </section>
  )
}
