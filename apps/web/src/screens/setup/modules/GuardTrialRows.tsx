import type { GuardFacts } from '@countersign/safe/checks'
import { VerdictBadge } from '@countersign/ui'
import styles from '../powers/PowerForm.module.css'

type Props = { readonly facts: GuardFacts | undefined; readonly isReading: boolean }

/** What the guard reports about itself, and whether its removal worked in the simulation. */
export function GuardTrialRows({ facts, isReading }: Props) {
  const reading = <span className={styles.quiet}>Simulating</span>
  const failed = <VerdictBadge verdict="unchecked" />
  return (
    <>
      <div>
        <dt>Reports to be a guard</dt>
        <dd>{facts ? <Answer facts={facts} /> : isReading ? reading : failed}</dd>
      </div>
      <div>
        <dt>Removable</dt>
        <dd>{facts ? <Trial facts={facts} /> : isReading ? reading : failed}</dd>
      </div>
    </>
  )
}

function Answer({ facts: { answers } }: { facts: GuardFacts }) {
  if (!answers.ok) return <VerdictBadge verdict="unchecked" />
  return answers.value ? <VerdictBadge verdict="verified" label="Yes" /> : <VerdictBadge verdict="caution" label="No" />
}

function Trial({ facts: { trial } }: { facts: GuardFacts }) {
  if (!trial.ok) return <VerdictBadge verdict="unchecked" />
  switch (trial.value.kind) {
    case 'passes':
      return <VerdictBadge verdict="verified" label="Yes, simulated" />
    case 'refused':
      return <VerdictBadge verdict="danger" label="No" />
    case 'change-fails':
      return <VerdictBadge verdict="unchecked" label="Cannot be set" />
  }
}
