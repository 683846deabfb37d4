import { attemptPhase, executeAttempt, skipLapsed } from '@countersign/safe/recovery'
import { BlockedButton, exactTime, VerdictNote } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useSendCall } from '../../../signing/execution/useSendCall.ts'
import layout from '../Recovery.module.css'

/** The act after the notice: anybody may carry the next attempt out, from their own wallet. */
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
      <h2 id={`carry-out-${module}`}>If it is right</h2>
      {standing === 'lapsed' ? (
        <>
          <p>An attempt has lapsed and stands before the others. Anybody can move past it.</p>
          <ActButton
            act="execute-recovery"
            variant="default"
            fullWidth
            loading={isBusy}
            onClick={() =>
              void send(() => skipLapsed(module), {
                description: 'Move past a lapsed recovery',
                done: 'The lapsed attempt is out of the way',
              })
            }
          >
            Move past the lapsed attempt
          </ActButton>
        </>
      ) : (
        <>
          <p>After the notice anybody may carry it out, with a wallet that pays the fee.</p>
          {standing === 'notice' ? (
            <BlockedButton fullWidth reason={`Possible from ${exactTime(Number(next.times.from) * 1000)} on.`}>
              Carry it out
            </BlockedButton>
          ) : !announced.known ? (
            <BlockedButton fullWidth reason="The announced call is not known, so it cannot be sent.">
              Carry it out
            </BlockedButton>
          ) : (
            <ActButton
              act="execute-recovery"
              variant="default"
              fullWidth
              loading={isBusy}
              onClick={() =>
                void send(() => executeAttempt(module, announced.call), {
                  description: 'Carry out a recovery',
                  done: 'The recovery was carried out',
                })
              }
            >
              Carry it out
            </ActButton>
          )}
        </>
      )}
      {error && (
        <VerdictNote verdict={phase === 'sent' ? 'caution' : 'danger'} title="It was not carried out" announce>
          {error}
        </VerdictNote>
      )}
    </section>
  )
}
