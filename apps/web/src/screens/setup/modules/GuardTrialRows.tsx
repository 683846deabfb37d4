import type { GuardFacts } from '@countersign/safe/checks'
import { VerdictBadge } from '@countersign/ui'
import styles from '../powers/PowerForm.module.css'
import { moduleMessages } from './moduleMessages.ts'

type Props = { readonly facts: GuardFacts | undefined; readonly isReading: boolean }

/** What the guard reports about itself, and whether its removal worked in the simulation. */
export function GuardTrialRows({ facts, isReading }: Props) {
  const reading = <span className={styles.quiet}>{moduleMessages.simulating}</span>
  const failed = <VerdictBadge verdict="unchecked" />
  return (
    <>
      <div>
        <dt>{moduleMessages.reportsGuard}</dt>
        <dd>{facts ? <Answer facts={facts} /> : isReading ? reading : failed}</dd>
      </div>
      <div>
        <dt>{moduleMessages.removable}</dt>
        <dd>{facts ? <Trial facts={facts} /> : isReading ? reading : failed}</dd>
      </div>
    </>
  )
}

function Answer({ facts: { answers } }: { facts: GuardFacts }) {
  if (!answers.ok) return <VerdictBadge verdict="unchecked" />
  return answers.value ? (
    <VerdictBadge verdict="verified" label={moduleMessages.yes} />
  ) : (
    <VerdictBadge verdict="caution" label={moduleMessages.no} />
  )
}

function Trial({ facts: { trial } }: { facts: GuardFacts }) {
  if (!trial.ok) return <VerdictBadge verdict="unchecked" />
  switch (trial.value.kind) {
    case 'passes':
      return <VerdictBadge verdict="verified" label={moduleMessages.yesSimulated} />
    case 'refused':
      return <VerdictBadge verdict="danger" label={moduleMessages.no} />
    case 'change-fails':
      return <VerdictBadge verdict="unchecked" label={moduleMessages.cannotBeSet} />
  }
}
