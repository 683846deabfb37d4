import { dateText } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { decimalOf } from '../movements/Holding.ts'
import { type MonthlyFlow, monthlyFlows } from '../movements/monthlyFlows.ts'
import type { ChartData } from './ChartData.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import { ChartSection } from './ChartSection.tsx'
import { axisFigure, type ChartUnit, chartUnit, toNumber } from './chartUnit.ts'
import styles from './Charts.module.css'
import { sourceNotes } from './sourceNotes.ts'

const MONTHS = 6
/** Height of both bars of the largest month together, in px. */
const HEIGHT = 118

const monthName = (start: number, month: 'short' | 'long'): string => dateText(start, { month })

/** What came in and what went out in each of the last months. */
export function MonthlyFlows({ data }: { data: ChartData }) {
  const { holdings, known, currency, now } = data
  const { months, unpriced, atTodaysPrice, atPriceOfDay } = monthlyFlows({
    holdings,
    movements: known.movements,
    since: known.since,
    now,
    count: MONTHS,
  })
  const fiat = (value: bigint) => fiatText(decimalOf(value), currency)
  const all = months.flatMap((month) => [month.in, month.out])
  const isEmpty = all.every((value) => value === 0n)
  const unit = chartUnit(Math.max(0, ...all.map(toNumber)), currency)
  const words = months.map((month) =>
    messages.flowOfMonth({ month: monthName(month.start, 'long'), in: fiat(month.in), out: fiat(month.out) }),
  )
  return (
    <ChartSection
      title={messages.flows}
      className={styles.flows}
      action={<span className={styles.quiet}>{new Date(now).getUTCFullYear()}</span>}
      table={
        isEmpty
          ? null
          : {
              head: [messages.month, messages.in, messages.out],
              rows: months
                .toReversed()
                .map((month) => [monthName(month.start, 'long'), fiat(month.in), fiat(month.out)]),
            }
      }
      chart={
        isEmpty ? (
          <p className={styles.empty}>{messages.noTransfers}</p>
        ) : (
          <Bars months={months} unit={unit} summary={messages.flowsSummary({ months: words.join('; ') })} />
        )
      }
      notes={[
        ...(isEmpty ? [] : [unit.words, flowPrices(atPriceOfDay, atTodaysPrice)]),
        ...(isEmpty ? [] : [messages.currentMonth({ month: monthName(now, 'long') })]),
        ...(unpriced > 0 ? [messages.unpricedTransfers(unpriced)] : []),
        ...sourceNotes(known),
      ]}
    />
  )
}

const flowPrices = (atPriceOfDay: number, atTodaysPrice: number): string =>
  atPriceOfDay === 0
    ? messages.flowsAtTodaysPrice
    : atTodaysPrice === 0
      ? messages.flowsAtPriceOfDay
      : messages.flowsMixed(atTodaysPrice)

type BarsProps = { readonly months: readonly MonthlyFlow[]; readonly unit: ChartUnit; readonly summary: string }

function Bars({ months, unit, summary }: BarsProps) {
  const highest = Math.max(...months.map((month) => toNumber(month.in)))
  const lowest = Math.max(...months.map((month) => toNumber(month.out)))
  const height = (value: bigint): number => (toNumber(value) / (highest + lowest)) * HEIGHT
  /** With the line of the figure. */
  const upHeight = (highest / (highest + lowest)) * HEIGHT + 18
  const figure = (value: bigint): string => (value === 0n ? '' : axisFigure(toNumber(value), unit))
  return (
    <div className={styles.bars} role="img" aria-label={summary}>
      <div className={styles.sides} style={{ marginBlockStart: upHeight - 19 }} aria-hidden>
        <span>{messages.in}</span>
        <span>{messages.out}</span>
      </div>
      {months.map((month) => (
        <div key={month.start} className={styles.month} aria-hidden>
          <div className={styles.up} style={{ blockSize: upHeight }}>
            <span>{figure(month.in)}</span>
            <i style={{ blockSize: height(month.in) }} />
          </div>
          <div className={styles.down} style={{ blockSize: (lowest / (highest + lowest)) * HEIGHT + 18 }}>
            <i style={{ blockSize: height(month.out) }} />
            <span>{figure(month.out)}</span>
          </div>
          <span className={styles.monthName}>{monthName(month.start, 'short')}</span>
        </div>
      ))}
    </div>
  )
}
