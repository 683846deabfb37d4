import type { TransactionDetails } from '@countersign/api'
import { CountersignRing, OutcomePanel, OutcomeText } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { historyQuery } from '../../../shared/query/historyQuery.ts'
import { rowOf } from '../../../shared/transaction-view/rowOf.ts'
import { useViewContext } from '../../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { OutcomeActions } from './OutcomeActions.tsx'

/** Another transaction used the nonce; which one is known when it stands in the loaded history. */
export function ReplacedPanel({ details }: { details: TransactionDetails }) {
  const { key, account } = useAccount()
  const context = useViewContext()
  const history = useInfiniteQuery(historyQuery(key))
  const execution = details.detailedExecutionInfo
  const nonce = execution?.type === 'MULTISIG' ? execution.nonce : null
  const rows = history.data?.pages.flatMap(({ results }) => results) ?? []
  const winner = rows
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    .find(
      ({ id, executionInfo }) =>
        id !== details.txId && executionInfo?.type === 'MULTISIG' && executionInfo.nonce === nonce,
    )
  return (
    <OutcomePanel
      label="Outcome"
      tone="void"
      ring={<CountersignRing required={1} signed={0} state="replaced" size={44} label="" />}
      title={winner ? `Replaced by “${rowOf(winner, context).title}”` : 'Replaced by another transaction'}
      detail={nonce === null ? null : `at nonce ${nonce}`}
      actions={
        <>
          {winner && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: winner.id }} {...props} />
              )}
            >
              Open what ran
            </Button>
          )}
          <OutcomeActions details={details} />
        </>
      }
    >
      <OutcomeText>
        Another transaction used nonce {nonce}, so this one <b>can never execute</b>. Nothing moved and no fee was paid.
      </OutcomeText>
    </OutcomePanel>
  )
}
