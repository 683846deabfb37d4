import { attemptPhase, executeAttempt, skipLapsed } from '@countersign/safe/recovery'
import { BlockedButton, exactTime, VerdictNote } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useSendCall } from '../../../signing/execution/useSendCall.ts'
import layout from '../Recovery.module.css'

/** Executes the next attempt after its notice. Any wallet may do that. */
export function CarryOut({ recovery, now }: { recovery: Recovery; now: bigint }) {
  const { phase, error, send } = useSendCall()
  const [next] = recovery.attempts
  if (!next) return null
  const standing = attemptPhase(next.times, now)
  const { announced } = next
  const module = recovery.address
  const isBusy = phase === 'asking' || phase === 'mining'
  return (
    <section className={`cs-panel ${layout.card}`} aria-labelledby={`carry-out-${module}`}>
      <h2 id={`carry-out-${module}`}>If the recovery is correct</h2>
      {standing === 'lapsed' ? (
        <>
          <p>An expired attempt comes before the others. Any wallet can skip it.</p>
          <ActButton
            act="execute-recovery"
            variant="default"
            fullWidth
            loading={isBusy}
            onClick={() =>
              void send(() => skipLapsed(module), {
                description: 'Skip an expired recovery',
                done: 'The expired attempt was skipped',
              })
            }
          >
            Skip the expired attempt
          </ActButton>
        </>
      ) : (
        <>
          <p>After the notice, any wallet can execute it and pays the fee.</p>
          {standing === 'notice' ? (
            <BlockedButton fullWidth reason={`Possible from ${exactTime(Number(next.times.from) * 1000)} on.`}>
              Execute it
            </BlockedButton>
          ) : !announced.known ? (
            <BlockedButton fullWidth reason="The announced call is not known, so it cannot be sent.">
              Execute it
            </BlockedButton>
          ) : (
            <ActButton
              act="execute-recovery"
              variant="default"
              fullWidth
              loading={isBusy}
              onClick={() =>
                void send(() => executeAttempt(module, announced.call), {
                  description: 'Execute a recovery',
                  done: 'The recovery was executed',
                })
              }
            >
              Execute it
            </ActButton>
          )}
        </>
      )}
      {error && (
        <VerdictNote verdict={phase === 'sent' ? 'caution' : 'danger'} title="It was not executed" announce>
          {error}
        </VerdictNote>
      )}
    </section>
  )
}
