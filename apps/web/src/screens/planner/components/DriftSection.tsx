import { InfoNote, SectionHeading } from '@countersign/ui'
import { hasDrifted, type KnownRow } from '../model/PlanRow.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { DriftNote } from './DriftNote.tsx'
import styles from './Planner.module.css'

type Props = { readonly rows: readonly KnownRow[]; readonly onTake: (row: KnownRow) => void }

/** Accounts that were changed outside of the plan since the plan saw them. */
export function DriftSection({ rows, onTake }: Props) {
  const drifted = rows.filter(hasDrifted)
  return (
    <section aria-labelledby="plan-drift">
      <SectionHeading id="plan-drift" title={messages.drift} />
      <div className={styles.notes}>
        {drifted.length === 0 && <InfoNote title={messages.noDrift} />}
        {drifted.map((row) => (
          <DriftNote key={row.account} row={row} onTake={onTake} />
        ))}
      </div>
    </section>
  )
}
