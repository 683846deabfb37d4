import { attemptPhase, executeAttempt, skipLapsed } from '@countersign/safe/recovery'
import { BlockedButton, exactTime, VerdictNote } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { CallFee } from '../../../signing/execution/CallFee.tsx'
import { useFeeProblem } from '../../../signing/execution/feeChoices.ts'
import { SentNote } from '../../../signing/execution/SentNote.tsx'
import { useSendCall } from '../../../signing/execution/useSendCall.ts'
import layout from '../Recovery.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

/** Executes the next attempt after its notice. Any wallet may do that. */
export function CarryOut({ recovery, now }: { recovery: Recovery; now: bigint }) {
  const { chain } = useAccount()
  const { phase, error, txHash, send } = useSendCall()
  const [next] = recovery.attempts
  const feesOf = `recovery:${recovery.address}:${next?.hash ?? ''}`
  const isFeeWrong = useFeeProblem(feesOf) !== null
  if (!next) return null
  const standing = attemptPhase(next.times, now)
  const { announced } = next
  const module = recovery.address
  const isBusy = phase === 'asking' || phase === 'mining'
  const call =
    standing === 'lapsed'
      ? skipLapsed(module)
      : standing !== 'notice' && announced.known
        ? executeAttempt(module, announced.call)
        : null
  const fee = call && phase !== 'sent' && <CallFee {...{ chain, isBusy }} name={feesOf} build={() => call} />
  return (
    <section className={`cs-panel ${layout.card}`} aria-labelledby={`carry-out-${module}`}>
      <h2 id={`carry-out-${module}`}>{recoveryMessages.ifCorrect}</h2>
      {standing === 'lapsed' ? (
        <>
          <p>{recoveryMessages.expiredFirst}</p>
          {fee}
          <ActButton
            act="execute-recovery"
            variant="default"
            fullWidth
            loading={isBusy}
            disabled={isFeeWrong}
            onClick={() =>
              void send(() => skipLapsed(module), {
                description: recoveryMessages.skipDescription,
                done: recoveryMessages.skipped,
                feesOf,
              })
            }
          >
            {recoveryMessages.skipExpired}
          </ActButton>
        </>
      ) : (
        <>
          <p>{recoveryMessages.anyWalletExecutes}</p>
          {fee}
          {standing === 'notice' ? (
            <BlockedButton
              fullWidth
              reason={recoveryMessages.possibleFrom({ time: exactTime(Number(next.times.from) * 1000) })}
            >
              {recoveryMessages.executeIt}
            </BlockedButton>
          ) : !announced.known ? (
            <BlockedButton fullWidth reason={recoveryMessages.callNotKnown}>
              {recoveryMessages.executeIt}
            </BlockedButton>
          ) : (
            <ActButton
              act="execute-recovery"
              variant="default"
              fullWidth
              loading={isBusy}
              disabled={isFeeWrong}
              onClick={() =>
                void send(() => executeAttempt(module, announced.call), {
                  description: recoveryMessages.executeDescription,
                  done: recoveryMessages.executed,
                  feesOf,
                })
              }
            >
              {recoveryMessages.executeIt}
            </ActButton>
          )}
        </>
      )}
      {phase === 'mining' && txHash !== null && <SentNote chain={chain} hash={txHash} />}
      {error && (
        <VerdictNote verdict={phase === 'sent' ? 'caution' : 'danger'} title={recoveryMessages.notExecuted} announce>
          {error}
        </VerdictNote>
      )}
    </section>
  )
}
