import { attemptPhase } from '@countersign/safe/recovery'
import { CallDetails, ProvenanceMark, SectionHeading, VerdictNote } from '@countersign/ui'
import type { Recovery, RecoveryAttempt } from '../../../data/recovery/Recovery.ts'
import { attemptSentence, sentenceText } from '../../../parts/recovery/attemptSentence.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import styles from './Alarm.module.css'
import { Change } from './Change.tsx'
import { recoveryMessages } from '../recoveryMessages.ts'

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
  const doesMore = announced.known && announced.meaning.kind === 'more'
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={isAlone ? recoveryMessages.proposedChanges : recoveryMessages.proposedChangesOf({ number: nonce + 1n })}
        count={
          announced.known ? (
            <>
              {recoveryMessages.decodedFromCall} <ProvenanceMark source="chain" block={announced.block} />
            </>
          ) : undefined
        }
      />
      {!isAlone && <p className={styles.small}>{sentenceText(attemptSentence(attempt, recovery), nameOf)}</p>}
      {isLapsed && (
        <VerdictNote verdict="verified" title={recoveryMessages.expiredAttempt}>
          {recoveryMessages.expiredNote}
        </VerdictNote>
      )}
      {!announced.known ? (
        <VerdictNote verdict="unchecked" title={recoveryMessages.effectUnknown}>
          {announced.reason} {recoveryMessages.assumeAll}
        </VerdictNote>
      ) : announced.meaning.kind === 'owners' ? (
        <Change after={announced.meaning.after} stays={announced.meaning.stays} now={recovery.now} />
      ) : (
        <>
          <VerdictNote
            verdict={doesMore ? 'danger' : 'caution'}
            title={doesMore ? recoveryMessages.doesMore : recoveryMessages.wouldBeRefused}
          >
            {announced.meaning.reason}
            {doesMore && ` ${recoveryMessages.canDoEverything}`}
          </VerdictNote>
          <CallDetails
            rows={[
              { label: recoveryMessages.callTo, value: announced.call.to },
              { label: recoveryMessages.callValue, value: `${announced.call.value} wei` },
              { label: recoveryMessages.callKind, value: announced.call.operation === 1 ? 'delegatecall' : 'call' },
              { label: recoveryMessages.callData, value: announced.call.data },
            ]}
          />
        </>
      )}
    </section>
  )
}
