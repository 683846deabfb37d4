import { amountText, fiatText, ProvenanceMark } from '@countersign/ui'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { decimalOf } from '../exporting/decimalOf.ts'
import type { Moved, Sums } from '../exporting/sumTally.ts'
import { sumsQuery } from '../exporting/sumsQuery.ts'
import { sumMessages as messages } from '../sumMessages.ts'
import styles from './History.module.css'

/** Further tokens are counted. */
const MOST_TOKENS = 6

/** What came in and went out in the filtered rows, by token and in the currency, and the fees of their executions. */
export function FilterSums({ filter }: { filter: FilteredHistoryQuery }) {
  const { chain, key } = useAccount()
  const [currency] = useCurrency()
  const [whole, setWhole] = useState<FilteredHistoryQuery | null>(null)
  const wanted = { chain, account: key, currency, filter, isWhole: whole === filter }
  const { data: sums, isError, isFetching, refetch } = useQuery(sumsQuery(wanted))
  if (isError && !isFetching)
    return (
      <p className={styles.sums}>
        {messages.failed}{' '}
        <button type="button" className="cs-link" onClick={() => void refetch()}>
          {messages.again}
        </button>
      </p>
    )
  if (sums === undefined) return <p className={styles.sums}>{wanted.isWhole ? messages.addingMany : messages.adding}</p>
  if (sums === null)
    return (
      <p className={styles.sums}>
        {messages.many}{' '}
        <button type="button" className="cs-link" onClick={() => setWhole(filter)}>
          {messages.addAll}
        </button>
      </p>
    )
  const code = currency.toUpperCase()
  const { tokens, fees } = sums
  const { symbol, decimals } = chain.nativeCurrency
  const rest = tokens.length - MOST_TOKENS
  return (
    <section className={styles.sums} aria-label={messages.title}>
      {tokens.slice(0, MOST_TOKENS).flatMap((sum) =>
        (['in', 'out'] as const)
          .filter((side) => sum[side].transfers > 0)
          .map((side) => (
            <span key={`${sum.token ?? 'native'} ${side}`}>
              {messages[side]}{' '}
              <b>
                {side === 'in' ? '+' : '−'}
                {amountText(sum[side].amount, sum.decimals)} {sum.symbol}
              </b>{' '}
              {worthText(sum[side], code)}
            </span>
          )),
      )}
      {rest > 0 && <span>{messages.moreTokens(rest)}</span>}
      {fees.payments > 0 && (
        <span>
          {messages.fees}{' '}
          <b>
            {amountText(fees.amount, decimals)} {symbol}
          </b>
          {fees.worth > 0n && ` ${fiatText(decimalOf(fees.worth), code)}`}
          {messages.paidByExecutors}
        </span>
      )}
      <span className={styles.sumsEnd}>
        {totalsText(sums, code)} <ProvenanceMark source="service" />
      </span>
    </section>
  )
}

const worthText = ({ worth, transfers, unpriced }: Moved, code: string): string =>
  unpriced === transfers ? messages.noPrice : fiatText(decimalOf(worth), code)

function totalsText({ tokens, atPriceOfDay, atTodaysPrice }: Sums, code: string): string {
  const total = (side: 'in' | 'out') => tokens.reduce((sum, token) => sum + token[side].worth, 0n)
  const [received, sent] = [total('in'), total('out')]
  if (atPriceOfDay + atTodaysPrice === 0) return ''
  const words = messages.totals({ in: fiatText(decimalOf(received), code), out: fiatText(decimalOf(sent), code) })
  if (atTodaysPrice === 0) return `${words}, ${messages.atPriceOfDay}`
  return `${words}, ${atPriceOfDay === 0 ? messages.atTodaysPrice : messages.mixed(atTodaysPrice)}`
}
