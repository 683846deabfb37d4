import { fiatText } from '@countersign/ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { decimalOf } from '../movements/Holding.ts'
import { valueSeries } from '../movements/valueSeries.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import type { ChartData } from './ChartData.ts'

const DAYS = 30

/** "+$41,204.10 in 30 days" beside the total, at today's price. Nothing while a transfer of these days is not known. */
export function ValueChange({ data: { holdings, known, currency, now } }: { data: ChartData }) {
  const change = useMemo(() => {
    const series = valueSeries({ holdings, movements: known.movements, since: known.since, now, days: DAYS })
    const [before, after] = [series[0]?.value ?? null, series.at(-1)?.value ?? null]
    return before === null || after === null ? null : after - before
  }, [holdings, known, now])
  const place = document.getElementById('value-change')
  if (change === null || place === null || holdings.every(({ price }) => price === null)) return null
  const sign = change > 0n ? '+' : ''
  return createPortal(messages.change({ amount: `${sign}${fiatText(decimalOf(change), currency)}`, days: DAYS }), place)
}
