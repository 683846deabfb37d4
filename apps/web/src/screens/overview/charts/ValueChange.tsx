import { fiatText } from '@countersign/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { decimalOf } from '../movements/Holding.ts'
import { valueDayAgo, valueSeries } from '../movements/valueSeries.ts'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import type { ChartData } from './ChartData.ts'

const DAYS = 30
const neverChanges = () => () => {}
const findPlace = () => document.getElementById('value-change')

/** "+$320.10 in 24 hours, +$41,204.10 in 30 days" beside the total; the second since the first day that is known. */
export function ValueChange({ data: { holdings, known, currency, now } }: { data: ChartData }) {
  const { dayAgo, change } = useMemo(() => changesOf({ holdings, known, now }), [holdings, known, now])
  // Looked up again after drawing, because the place may be drawn together with this.
  const place = useSyncExternalStore(neverChanges, findPlace)
  if (place === null || holdings.every(({ price }) => price === null)) return null
  const signed = (amount: bigint) => `${amount > 0n ? '+' : ''}${fiatText(decimalOf(amount), currency)}`
  const parts = [
    ...(dayAgo === null ? [] : [messages.changeOfDay({ amount: signed(dayAgo) })]),
    ...(change === null ? [] : [wordsOf(change, signed(change.amount))]),
  ]
  return parts.length === 0 ? null : createPortal(parts.join(' · '), place)
}

type Change = {
  readonly amount: bigint
  /** The first known day, if it is later than 30 days ago. */
  readonly since: number | null
  readonly isAtTodaysPrice: boolean
}

function wordsOf({ since, isAtTodaysPrice }: Change, amount: string): string {
  const words =
    since === null ? messages.change({ amount, days: DAYS }) : messages.changeSince({ amount, day: shortDay(since) })
  return isAtTodaysPrice ? messages.atTodaysPrice({ words }) : words
}

function changesOf({ holdings, known, now }: Pick<ChartData, 'holdings' | 'known' | 'now'>): {
  dayAgo: bigint | null
  change: Change | null
} {
  const input = { holdings, movements: known.movements, since: known.since, now }
  const series = valueSeries({ ...input, days: DAYS })
  const last = series.at(-1)?.value ?? null
  const before = valueDayAgo(input)
  const dayAgo = last === null || before === null ? null : last - before
  const days = series.slice(
    Math.max(
      0,
      series.findIndex(({ value }) => value !== null),
    ),
  )
  const [first] = days
  // One day has no change. A day that is not known in between: the history lacks a transfer.
  if (!first || last === null || days.length < 2 || days.some(({ missing }) => missing === 'transfers'))
    return { dayAgo, change: null }
  const since = days.length < series.length ? first.at : null
  return {
    dayAgo,
    change: { amount: last - (first.value ?? 0n), since, isAtTodaysPrice: first.isAtTodaysPrice },
  }
}
