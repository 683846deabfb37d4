import type { TransactionDetails } from '@countersign/api'
import { CountersignRing, exactTime, OutcomePanel, OutcomeText, RichText, TokenAmount } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePending } from '../../../signing/execution/pendingStore.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import { ChainOutcome } from './ChainOutcome.tsx'
import { OutcomeActions } from './OutcomeActions.tsx'

/** Another transaction used the nonce. Names it if it is in the loaded history. */
export function ReplacedPanel({ details, again }: { details: TransactionDetails; again?: ReactNode }) {
  const { key, account } = useAccount()
  const context = useViewContext()
  const history = useInfiniteQuery(historyQuery(key))
  const execution = details.detailedExecutionInfo
  const nonce = execution?.type === 'MULTISIG' ? execution.nonce : null
  const tried = usePending(key, execution?.type === 'MULTISIG' ? execution.safeTxHash : '0x')
  const rows = history.data?.pages.flatMap(({ results }) => results) ?? []
  const winner = rows
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    .find(
      ({ id, executionInfo }) =>
        id !== details.txId && executionInfo?.type === 'MULTISIG' && executionInfo.nonce === nonce,
    )
  return (
    <OutcomePanel
      label={outcomeMessages.outcome}
      tone="void"
      ring={<CountersignRing required={1} signed={0} state="replaced" size={44} label="" />}
      title={
        winner ? outcomeMessages.replacedBy({ title: rowOf(winner, context).title }) : outcomeMessages.replacedByOther
      }
      detail={
        nonce === null
          ? null
          : winner
            ? outcomeMessages.replacedAtTime({ nonce, time: exactTime(winner.timestamp) })
            : outcomeMessages.replacedAt({ nonce })
      }
      actions={
        <>
          {winner && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: winner.id }} {...props} />
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
          text={(tried?.fee ? outcomeMessages.replacedFeeText : outcomeMessages.replacedText)({ nonce: nonce ?? 0 })}
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
