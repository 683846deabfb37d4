import {
  CountersignRing,
  DirectionMark,
  fiatText,
  ListRow,
  ProvenanceMark,
  RowAmount,
  RowStatus,
  ShortHex,
  TimeText,
  VerdictBadge,
} from '@countersign/ui'
import { memo } from 'react'
import { AppClaimText } from '../../../parts/transaction/AppClaimText.tsx'
import type { TransactionRowModel } from '@countersign/describe/transaction'
import { TransactionLink } from '../../../parts/transaction/TransactionLink.tsx'
import { hasMovedNothing } from '../model/hasMovedNothing.ts'
import { movedAmount } from '../model/movedAmount.ts'
import type { RowWorth } from '../model/useRowWorth.ts'
import styles from './History.module.css'
import { historyRowMessages as messages } from '../historyRowMessages.ts'

export interface HistoryRowProps {
  row: TransactionRowModel
  /** Null without a price. */
  worth: RowWorth | null
  /** ISO 4217 code. */
  currency: string
  /** The account's nonce on chain; null until it is read. */
  chainNonce?: bigint | null
  /** It does not match the filter, and is listed because it went out together with one that does. */
  isUnmatched?: boolean
}

/** Not rendered again while its props are the same: the list above it renders whenever rows or prices arrive. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { row, worth, currency, chainNonce = null, isUnmatched = false } = props
  return (
    <ListRow
      {...(isUnmatched ? { className: styles.unmatched } : {})}
      ring={<RowMark row={row} />}
      title={<TransactionLink id={row.id}>{row.title}</TransactionLink>}
      meta={[
        ...(row.nonce === null ? [] : [<span key="nonce">{messages.number({ number: String(row.nonce) })}</span>]),
        ...row.meta.map(({ text, source, address, app }) =>
          app ? (
            <AppClaimText key="app" app={app} />
          ) : (
            <span key={text || address}>
              {address ? <ShortHex value={address} /> : text} {source && <ProvenanceMark source={source} />}
            </span>
          ),
        ),
        ...(row.suspicious
          ? [<VerdictBadge key="suspicious" verdict="caution" quiet label={messages[row.suspicious]} />]
          : []),
        ...(isUnmatched ? [<span key="unmatched">{messages.unmatched}</span>] : []),
      ]}
      amount={<Amount {...{ row, worth, currency }} />}
      status={<RowStatus title={<RowOutcome row={row} chainNonce={chainNonce} />} />}
      time={<TimeText at={row.timestamp} form="time" />}
    />
  )
})

function Amount({ row, worth, currency }: Omit<HistoryRowProps, 'chainNonce'>) {
  if (hasMovedNothing(row)) return <span className={styles.nothing}>{messages.movedNothing}</span>
  const amount = movedAmount(row)
  if (amount === null) return row.movesNothing ? <span className={styles.nothing}>{messages.movesNothing}</span> : null
  if (row.otherAssets) return <RowAmount amount={amount} fiat={messages.otherAssets(row.otherAssets)} />
  if (worth === null) return <RowAmount amount={amount} />
  const value = fiatText(worth.fiat, currency.toUpperCase())
  return (
    <RowAmount
      amount={amount}
      fiat={worth.isOfDay ? messages.atPriceOfDay({ value }) : messages.atTodaysPrice({ value })}
    />
  )
}

/** An icon for the kind of row and its outcome. */
function RowMark({ row }: { row: TransactionRowModel }) {
  if (row.origin === 'module') return <DirectionMark kind="module" />
  if (row.origin === 'outside') {
    const kind = row.amount?.sign === '+' ? 'incoming' : row.amount?.sign === '−' ? 'outgoing' : 'other'
    return <DirectionMark kind={kind} />
  }
  const state = row.status === 'FAILED' ? 'failed' : row.status === 'CANCELLED' ? 'replaced' : 'executed'
  return <CountersignRing required={3} signed={3} state={state} size={28} />
}

type Props = { row: TransactionRowModel; chainNonce?: bigint | null }

function RowOutcome({ row: { status, kind, nonce }, chainNonce = null }: Props) {
  // The account's nonce on chain is not higher, so this transaction cannot have been executed, even if the service
  // says so.
  if (nonce !== null && chainNonce !== null && BigInt(nonce) >= chainNonce)
    return <VerdictBadge verdict="danger" label={messages.notOnChain} quiet />
  if (status === 'FAILED') return <VerdictBadge verdict="danger" label={messages.failed} quiet />
  if (status === 'CANCELLED') return messages.replaced
  return kind === 'creation' ? messages.created : messages.executed
}
