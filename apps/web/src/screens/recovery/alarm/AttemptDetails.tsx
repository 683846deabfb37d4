import { attemptPhase } from '@countersign/safe/recovery'
import { CallDetails, ProvenanceMark, SectionHeading, VerdictNote } from '@countersign/ui'
import type { Recovery, RecoveryAttempt } from '../../../data/recovery/Recovery.ts'
import { attemptSentence, sentenceText } from '../../../parts/recovery/attemptSentence.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import styles from './Alarm.module.css'
import { Change } from './Change.tsx'

export interface AttemptDetailsProps {
  attempt: RecoveryAttempt
  recovery: Recovery
  /** Epoch seconds by the clock of the module. */
  now: bigint
}

/** The changes that one attempt would make, decoded from the announced call. */
export function AttemptDetails({ attempt, recovery, now }: AttemptDetailsProps) {
  const nameOf = useOwnerName()
  const { announced, nonce } = attempt
  const id = `attempt-${recovery.address}-${nonce}`
  const isLapsed = attemptPhase(attempt.times, now) === 'lapsed'
  const isAlone = recovery.attempts.length === 1
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={isAlone ? 'Proposed changes' : `Proposed changes of attempt ${nonce + 1n}`}
        count={
          announced.known ? (
            <>
              decoded from the announced call <ProvenanceMark source="chain" block={announced.block} />
            </>
          ) : undefined
        }
      />
      {!isAlone && <p className={styles.small}>{sentenceText(attemptSentence(attempt, recovery), nameOf)}</p>}
      {isLapsed && (
        <VerdictNote verdict="verified" title="This attempt has expired">
          It can no longer be executed.
        </VerdictNote>
      )}
      {!announced.known ? (
        <VerdictNote verdict="unchecked" title="The effect of this attempt is not known">
          {announced.reason} Assume that it could take all assets.
        </VerdictNote>
      ) : announced.meaning.kind === 'owners' ? (
        <Change after={announced.meaning.after} stays={announced.meaning.stays} now={recovery.now} />
      ) : (
        <>
          <VerdictNote
            verdict={announced.meaning.kind === 'more' ? 'danger' : 'caution'}
            title={
              announced.meaning.kind === 'more'
                ? 'This attempt does more than change owners'
                : 'The account would currently refuse it'
            }
          >
            {announced.meaning.reason}
            {announced.meaning.kind === 'more' &&
              ' It can do everything that the account can do, including moving its assets. Cancel it.'}
          </VerdictNote>
          <CallDetails
            rows={[
              { label: 'To', value: announced.call.to },
              { label: 'Value', value: `${announced.call.value} wei` },
              { label: 'Kind', value: announced.call.operation === 1 ? 'delegatecall' : 'call' },
              { label: 'Data', value: announced.call.data },
            ]}
          />
        </>
      )}
    </section>
  )
}
