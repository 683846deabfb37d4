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
  /** Epoch seconds that count for the module. */
  now: bigint
}

/** What one attempt would change, read from the announced call. */
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
        title={isAlone ? 'What would change' : `What attempt ${nonce + 1n} would change`}
        count={
          announced.known ? (
            <>
              read from the announced call <ProvenanceMark source="chain" block={announced.block} />
            </>
          ) : undefined
        }
      />
      {!isAlone && <p className={styles.small}>{sentenceText(attemptSentence(attempt, recovery), nameOf)}</p>}
      {isLapsed && (
        <VerdictNote verdict="verified" title="This attempt has lapsed">
          It can no longer be carried out.
        </VerdictNote>
      )}
      {!announced.known ? (
        <VerdictNote verdict="unchecked" title="What it would do is not known">
          {announced.reason} Treat it as if it took everything.
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
                : 'The account would refuse it as it is today'
            }
          >
            {announced.meaning.reason}
            {announced.meaning.kind === 'more' &&
              ' It can do everything that the account can do, with its money as well. Cancel it.'}
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
