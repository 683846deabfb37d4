import { shortenAddress } from '@countersign/primitives'
import { RichText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { RecoveryAlarm } from '../../../data/recovery/RecoveryAlarm.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { recovererOf } from '../../../parts/recovery/recovererOf.ts'
import type { CancellingState } from '../../../parts/recovery/useCancelling.ts'
import type { RecoveryDraft } from '../../../parts/recovery/useRecoveryDraft.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Alarm.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

export interface WhatToDoProps {
  alarm: RecoveryAlarm
  draft: RecoveryDraft
  cancelling: CancellingState
}

/** Three steps with their actions. */
export function WhatToDo({ alarm: { recovery, attempt }, draft, cancelling }: WhatToDoProps) {
  const { chain, safe, chainId } = useAccount()
  const { nameOf } = useNames()
  const mayCancel = useAct('cancel-recovery').may === 'yes'
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const recoverer = recovererOf(attempt, recovery)
  const who = recoverer
    ? (nameOf(recoverer, chainId)?.name ?? shortenAddress(recoverer))
    : recoveryMessages.theRecoverers
  const { threshold } = recovery.now
  const steps = [
    [recoveryMessages.ask({ who }), recoveryMessages.callThem],
    [recoveryMessages.cancelToday, recoveryMessages.cancelTodayNote({ threshold })],
    [recoverer ? recoveryMessages.thenRemove : recoveryMessages.thenCheck, recoveryMessages.sameKey],
  ] as const
  return (
    <section className={`cs-panel ${styles.todo}`} aria-labelledby="todo-heading">
      <h2 id="todo-heading">{recoveryMessages.whatToDo}</h2>
      <ol>
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <b>{title}</b>
              <span className={styles.small}>{text}</span>
            </div>
          </li>
        ))}
      </ol>
      {recoverer && (
        <ActButton
          act="cancel-recovery"
          showReason={false}
          variant="default"
          fullWidth
          disabled={draft.isBusy}
          onClick={() => void draft.cancelAndRemove(recoverer)}
        >
          {recoveryMessages.cancelAndRemove}
        </ActButton>
      )}
      {mayCancel && cancelling.before > 0 && cancelling.waiting.length === 0 && state && (
        <p className={styles.small}>
          <RichText
            text={recoveryMessages.queuedBefore({ count: cancelling.before, nonce: state.nonce })}
            slots={{
              first: (words) => (
                <button type="button" className="cs-link" onClick={() => void draft.cancel(state.nonce)}>
                  {words}
                </button>
              ),
            }}
          />
        </p>
      )}
    </section>
  )
}
