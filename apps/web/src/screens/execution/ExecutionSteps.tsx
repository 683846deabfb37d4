import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { BlockNumber, ProgressSteps, ProvenanceMark, TimeText, useNow, type ProgressStep } from '@countersign/ui'
import type { ReactNode } from 'react'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { progressOf, type ExecutionStep } from './progressOf.ts'
import { executionMessages as messages } from './executionMessages.ts'

type Props = {
  readonly pending: PendingExecution
  readonly details: TransactionDetails
  /** Name or short address of an owner or wallet; null for the connected one. */
  readonly whoIs: (address: Address) => string | null
}

/** Signed, submitted, in a block, indexed: each with its signer or place, and time. */
export function ExecutionSteps({ pending, details, whoIs }: Props) {
  const execution = details.detailedExecutionInfo
  const confirmations = execution?.type === 'MULTISIG' ? execution.confirmations : []
  const required = execution?.type === 'MULTISIG' ? execution.confirmationsRequired : 0
  const last = confirmations.toSorted((first, second) => first.submittedAt - second.submittedAt).at(-1)
  const detailOf: Partial<Record<ExecutionStep['name'], ReactNode>> = {
    stepSigned: last && (
      <>
        {messages.signedLast({
          signed: Math.min(confirmations.length, required),
          required,
          by: whoIs(last.signer.value),
        })}{' '}
        <ProvenanceMark source="service" />
      </>
    ),
    stepSubmitted: pending.relay ? messages.bySponsor : messages.by(whoIs(pending.sender)),
    stepInBlock:
      pending.block === null ? (
        messages.noBlock
      ) : (
        <>
          <BlockNumber block={BigInt(pending.block)} /> <ProvenanceMark source="chain" />
        </>
      ),
    stepIndexed: pending.phase !== 'indexed' && messages.thenHistory,
  }
  return (
    <ProgressSteps
      steps={progressOf(pending, last?.submittedAt ?? null).map(({ name, state, at }): ProgressStep => ({
        name: messages[name],
        state,
        detail: detailOf[name],
        at:
          at !== null ? (
            <TimeText at={at} form="time" />
          ) : state === 'current' ? (
            <Elapsed since={pending.minedAt ?? pending.sentAt} />
          ) : undefined,
      }))}
    />
  )
}

/** Shows the elapsed time, because the remaining time is unknown. */
function Elapsed({ since }: { since: number }) {
  const seconds = Math.floor((useNow(true) - since) / 1000)
  if (seconds < 10) return null
  return seconds < 60 ? messages.seconds(seconds) : messages.minutes(Math.floor(seconds / 60))
}
