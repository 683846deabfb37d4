import type { TransactionDetails } from '@countersign/api'
import { CountersignRing, exactTime, OutcomePanel, OutcomeText, RichText, TimeText, useNow } from '@countersign/ui'
import type { ReactNode } from 'react'
import type { ViewContext } from '@countersign/describe/transaction'
import { signedWords } from '../model/signedWords.ts'
import type { Signing } from '../model/signingOf.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import { ChainOutcome } from './ChainOutcome.tsx'
import { OutcomeFacts } from './OutcomeFacts.tsx'
import { OutcomeActions } from './OutcomeActions.tsx'
import { ReplacedPanel } from './ReplacedPanel.tsx'

export interface OutcomeSectionProps {
  details: TransactionDetails
  /** Null for a transaction without owner signatures: a transfer, or a transaction of a module. */
  signing: Signing | null
  context: ViewContext
  /** Proposes it again, after an outcome without effect. */
  again?: ReactNode
}

/** The outcome of a transaction, or what an open one waits for. */
export function OutcomeSection({ details, signing, context, again }: OutcomeSectionProps) {
  if (details.txStatus === 'CANCELLED') return <ReplacedPanel {...{ details, again }} />
  if (details.txStatus === 'SUCCESS' || details.txStatus === 'FAILED')
    return <EndedPanel {...{ details, context, again }} />
  if (signing === null) return null
  const { signed, required } = signing
  const isReady = signed >= required
  return (
    <OutcomePanel
      label={outcomeMessages.progress}
      ring={
        <CountersignRing
          required={required}
          signed={Math.min(signed, required)}
          state={isReady ? 'ready' : 'open'}
          size={44}
        />
      }
      title={isReady ? outcomeMessages.ready : outcomeMessages.waiting}
      detail={signedWords(signing)}
      actions={
        <>
          {again}
          <OutcomeActions details={details} />
        </>
      }
    />
  )
}

function EndedPanel({ details, context, again }: Omit<OutcomeSectionProps, 'signing'>) {
  const isFailed = details.txStatus === 'FAILED'
  const execution = details.detailedExecutionInfo
  const multisig = execution?.type === 'MULTISIG' ? execution : null
  const required = multisig?.confirmationsRequired ?? 1
  const state = isFailed ? 'failed' : 'executed'
  return (
    <OutcomePanel
      label={outcomeMessages.outcome}
      tone={isFailed ? 'danger' : 'ink'}
      ring={<CountersignRing required={required} signed={required} state={state} size={44} label="" />}
      title={isFailed ? outcomeMessages.failedTitle : titleOf(details)}
      detail={details.executedAt !== null && <When at={details.executedAt} />}
      actions={
        <>
          {again}
          <OutcomeActions details={details} />
        </>
      }
    >
      {isFailed && (
        <OutcomeText>
          {outcomeMessages.failedText}{' '}
          {multisig && (
            <RichText
              text={outcomeMessages.failedNonce({ nonce: multisig.nonce })}
              slots={{ b: (words) => <b>{words}</b> }}
            />
          )}
        </OutcomeText>
      )}
      <OutcomeFacts details={details} context={context} />
      <ChainOutcome details={details} />
    </OutcomePanel>
  )
}

const WEEK_MS = 7 * 86_400_000

/** After a week the relative time would repeat the date. */
function When({ at }: { at: number }): ReactNode {
  const now = useNow(false)
  return (
    <>
      {exactTime(at)}
      {now - at < WEEK_MS && (
        <>
          , <TimeText at={at} form="relative" />
        </>
      )}
    </>
  )
}

function titleOf({ txInfo, detailedExecutionInfo }: TransactionDetails): string {
  if (txInfo.type === 'Creation') return outcomeMessages.created
  if (txInfo.type === 'Transfer' && detailedExecutionInfo === null) {
    return txInfo.direction === 'INCOMING' ? outcomeMessages.received : outcomeMessages.sent
  }
  return outcomeMessages.executed
}
