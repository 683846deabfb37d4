import type { Transaction } from '@countersign/api'
import { CountersignRing, ListRow, ProvenanceMark, RowStatus, TimeText, VerdictBadge, timeOfDay } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { usePending } from '../../../shared/execution/pendingStore.ts'
import { useConnection } from '../../../shared/live/connectionStore.ts'
import { transactionQuery } from '../../../shared/query/transactionQuery.ts'
import { AppClaimText } from '../../../shared/transaction-panels/AppClaimText.tsx'
import { rowOf } from '../../../shared/transaction-view/rowOf.ts'
import { ReviewButton, TransactionLink } from '../../../shared/transaction-view/TransactionLink.tsx'
import { useTransactionCheck } from '../../../shared/transaction-view/useTransactionCheck.ts'
import { useViewContext } from '../../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { queueStatus, type QueueViewer } from '../model/queueStatus.ts'
import { excludedOf, rowVerdict } from '../model/rowVerdict.ts'
import { batchSummary } from '../model/batchSummary.ts'
import { signerWords } from '../model/signerWords.ts'

export interface QueueRowProps {
  transaction: Transaction
  viewer: QueueViewer
  /** First content is on screen: hashes and signatures may be checked now. */
  mayCheck: boolean
}

/** One waiting transaction: what it does, who signed, what this page found out, what you can do. */
export function QueueRow({ transaction, viewer, mayCheck }: QueueRowProps) {
  const { key } = useAccount()
  const details = useQuery({ ...transactionQuery(key, transaction.id), enabled: mayCheck })
  const context = useViewContext({ details: details.data })
  const { check } = useTransactionCheck(details.data, mayCheck)
  const isExecuting = useIsExecuting(transaction.id)
  const status = queueStatus(transaction, { ...viewer, isExecuting })
  if (!status) return null
  const row = rowOf(transaction, context)
  const excluded = excludedOf(check)
  const signed = Math.max(0, status.signed - excluded)
  const { signers, needs } = signerWords(status, viewer.wallet, context.nameOf)
  const out = batchSummary(details.data, context)
  return (
    <ListRow
      ring={
        <CountersignRing
          required={status.required}
          signed={signed}
          excluded={excluded}
          state={excluded > 0 && status.ring === 'ready' ? 'open' : status.ring}
        />
      }
      title={<TransactionLink id={transaction.id}>{row.title}</TransactionLink>}
      meta={[
        ...(out ? [<span key="out">{out}</span>] : []),
        ...row.meta.map(({ text, source, app }) =>
          app ? (
            <AppClaimText key="app" app={app} />
          ) : (
            <span key={text}>
              {text} {source && <ProvenanceMark source={source} />}
            </span>
          ),
        ),
        <span key="time">
          {signers}
          <TimeText at={transaction.timestamp} form="relative" focusable={false} />
        </span>,
        ...(needs ? [<span key="needs">{needs}</span>] : []),
      ]}
      verdict={<Verdict {...{ details, check, context }} />}
      status={
        excluded > 0 ? (
          <RowStatus title="Needs attention" detail={`${signed} of ${status.required} valid`} />
        ) : (
          <RowStatus title={status.title} detail={status.detail} />
        )
      }
      action={<ReviewButton id={transaction.id} title={row.title} isPrimary={status.isYours} />}
    />
  )
}

/** This browser sent it to the chain and waits for the service to see it. */
function useIsExecuting(id: string): boolean {
  const { key } = useAccount()
  const hash = id.split('_')[2]
  const phase = usePending(key, hash?.startsWith('0x') ? `0x${hash.slice(2)}` : '0x')?.phase
  return phase === 'sent' || phase === 'mined'
}

type VerdictProps = {
  details: { data?: Parameters<typeof rowVerdict>[0]; dataUpdatedAt: number }
  check: Parameters<typeof rowVerdict>[1]
  context: Parameters<typeof rowVerdict>[2]
}

/** Without a connection a verdict is one of the past: hatched, with its time. */
function Verdict({ details, check, context }: VerdictProps) {
  const { online, serviceLostAt } = useConnection()
  if ((!online || serviceLostAt !== null) && details.data) {
    return <VerdictBadge verdict="unchecked" label={`As of ${timeOfDay(details.dataUpdatedAt)}`} />
  }
  return <VerdictBadge {...rowVerdict(details.data, check, context)} />
}
