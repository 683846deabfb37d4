import type { Transaction, TransactionDetails } from '@countersign/api'
import { CountersignRing, exactTime, OutcomePanel, OutcomeText, RichText, TokenAmount } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePending } from '../../../signing/execution/pendingStore.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { useOutcome } from '../../../data/outcome/useOutcome.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import { ChainOutcome } from './ChainOutcome.tsx'
import { OutcomeActions } from './OutcomeActions.tsx'

/** Another transaction used the nonce: proven by the chain, or only reported. Names a reported one if it is in the loaded history. */
export function ReplacedPanel({ details, again }: { details: TransactionDetails; again?: ReactNode }) {
  const { key, account } = useAccount()
  const context = useViewContext()
  const provenId = useOutcome(details)?.replacedBy ?? null
  const execution = details.detailedExecutionInfo
  const nonce = execution?.type === 'MULTISIG' ? execution.nonce : null
  const tried = usePending(key, execution?.type === 'MULTISIG' ? execution.safeTxHash : '0x')
  const reported = useReported(details.txId, nonce)
  const named = provenId === null ? reported : null
  const openId = provenId ?? reported?.id ?? null
  return (
    <OutcomePanel
      label={outcomeMessages.outcome}
      tone="void"
      ring={<CountersignRing required={1} signed={0} state="replaced" size={44} label="" />}
      title={titleOf(provenId !== null, named && rowOf(named, context).title)}
      detail={nonce !== null && <Place nonce={nonce} at={named?.timestamp ?? null} />}
      actions={
        <>
          {openId !== null && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: openId }} {...props} />
              )}
            >
              {outcomeMessages.openExecuted}
            </Button>
          )}
          {again}
          <OutcomeActions details={details} />
        </>
      }
    >
      <OutcomeText>
        <RichText
          text={wordsOf({ isProven: provenId !== null, hasCost: Boolean(tried?.fee) })({ nonce: nonce ?? 0 })}
          slots={{
            b: (words) => <b>{words}</b>,
            fee: <TokenAmount amount={BigInt(tried?.fee ?? 0)} {...context.native} />,
          }}
        />
      </OutcomeText>
      <ChainOutcome details={details} />
    </OutcomePanel>
  )
}

/** The transaction that used the nonce according to the service, if the history that is loaded has it. */
function useReported(txId: string, nonce: number | null): Transaction | null {
  const { key } = useAccount()
  const pages = useInfiniteQuery(historyQuery(key)).data?.pages ?? []
  const executed = pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return (
    executed.find(
      ({ id, executionInfo }) => id !== txId && executionInfo?.type === 'MULTISIG' && executionInfo.nonce === nonce,
    ) ?? null
  )
}

function titleOf(isProven: boolean, name: string | null): string {
  if (isProven) return outcomeMessages.replacedForSure
  return name === null ? outcomeMessages.replacedByOther : outcomeMessages.replacedBy({ title: name })
}

/** A time is the word of the service, so it does not stand beside what the chain proves. */
function Place({ nonce, at }: { nonce: number; at: number | null }) {
  return at === null
    ? outcomeMessages.replacedAt({ nonce })
    : outcomeMessages.replacedAtTime({ nonce, time: exactTime(at) })
}

function wordsOf({ isProven, hasCost }: { isProven: boolean; hasCost: boolean }) {
  if (isProven) return hasCost ? outcomeMessages.replacedForSureFeeText : outcomeMessages.replacedForSureText
  return hasCost ? outcomeMessages.replacedFeeText : outcomeMessages.replacedText
}
