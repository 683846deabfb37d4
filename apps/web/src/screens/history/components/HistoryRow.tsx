import {
  fiatText,
  ListRow,
  ProvenanceMark,
  RowAmount,
  RowStatus,
  ShortHex,
  TimeText,
  VerdictBadge,
} from '@countersign/ui'
import { AppClaimText } from '../../../parts/transaction/AppClaimText.tsx'
import type { TransactionRowModel } from '@countersign/describe/transaction'
import { TransactionLink } from '../../../parts/transaction/TransactionLink.tsx'
import { movedAmount } from './movedAmount.ts'
import { RowMark } from './RowMark.tsx'
import { RowOutcome } from './RowOutcome.tsx'

export interface HistoryRowProps {
  row: TransactionRowModel
  /** Value at today's price, or null. */
  fiat: string | null
  /** ISO 4217 code. */
  currency: string
  /** The account's nonce on chain; null until it is read. */
  chainNonce?: bigint | null
}

const suspicions = { imitation: 'Imitates an earlier transfer', untrusted: 'Token without a known origin' }

export function HistoryRow({ row, fiat, currency, chainNonce = null }: HistoryRowProps) {
  return (
    <ListRow
      ring={<RowMark row={row} />}
      title={<TransactionLink id={row.id}>{row.title}</TransactionLink>}
      meta={[
        ...(row.nonce === null ? [] : [<span key="nonce">Nonce {row.nonce}</span>]),
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
          ? [<VerdictBadge key="suspicious" verdict="caution" quiet label={suspicions[row.suspicious]} />]
          : []),
      ]}
      amount={<Amount {...{ row, fiat, currency }} />}
      status={<RowStatus title={<RowOutcome row={row} chainNonce={chainNonce} />} />}
      time={<TimeText at={row.timestamp} form="time" />}
    />
  )
}

function Amount({ row, fiat, currency }: Omit<HistoryRowProps, 'chainNonce'>) {
  const amount = movedAmount(row)
  if (amount === null) return null
  const value = row.status === 'SUCCESS' && fiat !== null ? fiatText(fiat, currency.toUpperCase()) : null
  return <RowAmount amount={amount} {...(value === null ? {} : { fiat: `${value} at today’s price` })} />
}
