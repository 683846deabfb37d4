import { fiatText } from '@countersign/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { decimalOf } from '../movements/Holding.ts'
import { valueSeries } from '../movements/valueSeries.ts'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import type { ChartData } from './ChartData.ts'

const DAYS = 30
const neverChanges = () => () => {}
const findPlace = () => document.getElementById('value-change')

/** "+$41,204.10 in 30 days" beside the total, at today's price, or since the first day that is known. */
export function ValueChange({ data: { holdings, known, currency, now } }: { data: ChartData }) {
  const change = useMemo(() => {
    const series = valueSeries({ holdings, movements: known.movements, since: known.since, now, days: DAYS })
    const days = series.slice(
      Math.max(
        0,
        series.findIndex(({ value }) => value !== null),
      ),
    )
    const [first, last] = [days[0], days.at(-1)]
    // One day has no change. A day that is not known in between: the history lacks a transfer.
    if (!first || !last || days.length < 2 || days.some(({ value }) => value === null)) return null
    return { amount: (last.value ?? 0n) - (first.value ?? 0n), since: days.length < series.length ? first.at : null }
  }, [holdings, known, now])
  // Looked up again after drawing, because the place may be drawn together with this.
  const place = useSyncExternalStore(neverChanges, findPlace)
  if (change === null || place === null || holdings.every(({ price }) => price === null)) return null
  const amount = `${change.amount > 0n ? '+' : ''}${fiatText(decimalOf(change.amount), currency)}`
  const words =
    change.since === null
      ? messages.change({ amount, days: DAYS })
      : messages.changeSince({ amount, day: shortDay(change.since) })
  return createPortal(words, place)
}
