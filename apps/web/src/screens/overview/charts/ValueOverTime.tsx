import { dateText } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { decimalOf } from '../movements/Holding.ts'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import styles from './Charts.module.css'
import type { ChartData } from './ChartData.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import { ChartSection } from './ChartSection.tsx'
import { axisFigure } from './chartUnit.ts'
import { LineChart } from './LineChart.tsx'
import { sourceNotes } from './sourceNotes.ts'
import { type ValueModel, valueModel } from './valueModel.ts'

const YEAR = 365
const RANGES = [30, 90, YEAR]

const longDay = (at: number): string => dateText(at, { day: 'numeric', month: 'long', year: 'numeric' })

/** The account's value day by day, at the price of the day where it was recorded. */
export function ValueOverTime({ data }: { data: ChartData }) {
  const { holdings, known, currency } = data
  const [days, setDays] = useState(90)
  const { points, times, values, unit, extremes, prices, recordedSince } = useMemo(
    () => valueModel(data, days),
    [data, days],
  )
  const fiat = (value: string) => fiatText(value, currency)
  const unpriced = holdings.filter(({ price }) => price === null).length
  // The only known value is that of now.
  const isNew = extremes === null && values.length === 1
  return (
    <ChartSection
      title={messages.value}
      className={extremes === null ? styles.noValue : styles.value}
      action={
        !isNew && (
          <SegmentedControl
            size="xs"
            aria-label={messages.range}
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
            data={RANGES.map((range) => ({
              value: String(range),
              label: range === YEAR ? messages.year : messages.days(range),
            }))}
          />
        )
      }
      table={
        extremes && {
          head: [messages.day, messages.valueColumn],
          rows: points
            .toReversed()
            .map(({ at, value }) => [longDay(at), value === null ? messages.blank : fiat(decimalOf(value))]),
        }
      }
      chart={
        extremes === null ? (
          <p className={styles.empty}>
            {unpriced === holdings.length ? messages.noPrice : isNew ? messages.isNew : messages.unknown}
          </p>
        ) : (
          <LineChart
            {...{ times, values, unit }}
            endLabel={axisFigure(Number(extremes.last), unit)}
            summary={messages.valueSummary({
              from: longDay(times[0] ?? 0),
              to: longDay(times.at(-1) ?? 0),
              first: fiat(extremes.first),
              last: fiat(extremes.last),
              low: fiat(extremes.low),
              high: fiat(extremes.high),
            })}
          />
        )
      }
      notes={[
        ...(extremes === null ? [] : [unit.words, pricesText(prices, recordedSince)]),
        ...(points.some(({ missing }) => missing === 'transfers') ? [messages.gaps] : []),
        ...(points.some(({ missing }) => missing === 'price') ? [messages.priceGaps] : []),
        ...(unpriced > 0 && extremes !== null ? [messages.withoutPrice(unpriced)] : []),
        ...sourceNotes(known),
      ]}
    />
  )
}

function pricesText(prices: ValueModel['prices'], since: number | null): string {
  if (prices === 'today' || (prices === 'mixed' && since === null)) return messages.todaysPrice
  return prices === 'day' || since === null ? messages.priceOfDay : messages.priceOfDaySince({ day: shortDay(since) })
}
