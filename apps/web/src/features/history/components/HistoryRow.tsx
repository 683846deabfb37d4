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
import type { ReactNode } from 'react'
import type { TransactionRowModel } from '../../../shared/transaction-view/TransactionRowModel.ts'
import { TransactionLink } from '../../../shared/transaction-view/TransactionLink.tsx'

export interface HistoryRowProps {
  row: TransactionRowModel
  /** Value of the amount at today's price, or null. */
  fiat: string | null
  /** ISO 4217 code. */
  currency: string
}

const suspicions = { imitation: 'Imitates an earlier transfer', untrusted: 'Token nobody vouches for' }

/** One thing that happened. */
export function HistoryRow({ row, fiat, currency }: HistoryRowProps) {
  return (
    <ListRow
      ring={<RowMark row={row} />}
      title={<TransactionLink id={row.id}>{row.title}</TransactionLink>}
      meta={[
        ...(row.nonce === null ? [] : [<span key="nonce">Nonce {row.nonce}</span>]),
        ...row.meta.map(({ text, source, address }) => (
          <span key={text || address}>
            {address ? <ShortHex value={address} /> : text} {source && <ProvenanceMark source={source} />}
          </span>
        )),
        ...(row.suspicious
          ? [<VerdictBadge key="suspicious" verdict="caution" quiet label={suspicions[row.suspicious]} />]
          : []),
      ]}
      amount={<Amount {...{ row, fiat, currency }} />}
      status={<RowStatus title={statusWord(row)} />}
      time={<TimeText at={row.timestamp} form="time" />}
    />
  )
}

function RowMark({ row }: { row: TransactionRowModel }): ReactNode {
  if (row.origin === 'module') return <DirectionMark kind="module" />
  if (row.origin === 'outside') {
    const kind = row.amount?.sign === '+' ? 'incoming' : row.amount?.sign === '−' ? 'outgoing' : 'other'
    return <DirectionMark kind={kind} />
  }
  const state = row.status === 'FAILED' ? 'failed' : row.status === 'CANCELLED' ? 'replaced' : 'executed'
  return <CountersignRing required={3} signed={3} state={state} size={28} />
}

function statusWord({ status, kind }: TransactionRowModel): ReactNode {
  if (status === 'FAILED') return <VerdictBadge verdict="danger" label="Failed" quiet />
  if (status === 'CANCELLED') return 'Replaced'
  return kind === 'creation' ? 'Created' : 'Executed'
}

/** What failed or was replaced moved nothing, whatever it would have moved. */
function Amount({ row: { amount, status }, fiat, currency }: Pick<HistoryRowProps, 'row' | 'fiat' | 'currency'>) {
  if (!amount) return null
  if (status === 'FAILED' || status === 'CANCELLED') return <RowAmount amount="0.00" />
  return (
    <RowAmount
      amount={`${amount.sign}${amount.tokenId === undefined ? `${amount.text}\u00a0${amount.symbol}` : `${amount.symbol}\u00a0#${amount.tokenId}`}`}
      {...(fiat === null ? {} : { fiat: `${fiatText(fiat, currency.toUpperCase())} at today’s price` })}
    />
  )
}
