import { FieldNote, Icon, ThresholdRing, type IconName } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly today: { readonly owners: number; readonly threshold: number }
  readonly after: { readonly owners: number; readonly threshold: number }
  /** Null if no threshold can be advised. */
  readonly advised: { readonly least: number; readonly most: number } | null
  readonly problem: string | null
  readonly onChange: (threshold: number) => void
  /** The effect on keys, shown below. */
  readonly children?: ReactNode
}

/** The threshold before and after, with buttons to change it. */
export function ThresholdPanel({ today, after, advised, problem, onChange, children }: Props) {
  const problemId = useId()
  const noLess = after.threshold <= 1 ? ownersFormMessages.atLeastOne : null
  const noMore = after.threshold >= after.owners ? ownersFormMessages.everyOwnerAlready : null
  return (
    <section className="cs-panel" aria-label={ownersFormMessages.thresholdLabel}>
      <div className={styles.rings}>
        <figure>
          <ThresholdRing {...today} size={92} />
          <figcaption>{ownersFormMessages.today}</figcaption>
        </figure>
        <Icon name="arrow-right" />
        <figure>
          <ThresholdRing {...after} size={92} />
          <figcaption>
            <b>{ownersFormMessages.after}</b>
          </figcaption>
        </figure>
      </div>
      <div className={styles.step}>
        <div>
          <b>{ownersFormMessages.signaturesNeeded}</b>
          <span className={styles.small}>
            {advised
              ? ownersFormMessages.ofOwnersAdvised({ owners: after.owners, ...advised })
              : ownersFormMessages.ofOwners({ owners: after.owners })}
          </span>
          <span className={styles.bound} aria-hidden>
            {[noLess, noMore].filter((reason) => reason !== null).join(' ')}
          </span>
        </div>
        <div
          role="group"
          aria-label={ownersFormMessages.signaturesNeeded}
          aria-describedby={problem === null ? undefined : problemId}
          className={styles.stepper}
        >
          <Step
            label={ownersFormMessages.oneLess}
            icon="minus"
            reason={noLess}
            onPress={() => onChange(after.threshold - 1)}
          />
          <output aria-live="polite">{after.threshold}</output>
          <Step
            label={ownersFormMessages.oneMore}
            icon="plus"
            reason={noMore}
            onPress={() => onChange(after.threshold + 1)}
          />
        </div>
      </div>
      {problem !== null && (
        <div className={styles.problem}>
          <FieldNote kind="error" id={problemId}>
            {problem}
          </FieldNote>
        </div>
      )}
      {children}
    </section>
  )
}

type StepProps = {
  readonly label: string
  readonly icon: IconName
  /** Why the threshold cannot go further. */
  readonly reason: string | null
  readonly onPress: () => void
}

function Step({ label, icon, reason, onPress }: StepProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={reason ?? label}
      {...(reason === null ? {} : { 'aria-disabled': true, className: styles.held })}
      onClick={reason === null ? onPress : undefined}
    >
      <Icon name={icon} />
    </ActionIcon>
  )
}
