import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import styles from './Charts.module.css'
import { axisFigure, type ChartUnit } from './chartUnit.ts'

export interface LineChartProps {
  /** Epoch milliseconds, ascending. */
  times: readonly number[]
  /** One for each time; null leaves the line blank. */
  values: readonly (number | null)[]
  /** The unit of the value axis. */
  unit: ChartUnit
  /** Stands at the end of the line. */
  endLabel: string
  /** The chart in words. */
  summary: string
}

/** Dates on the time axis, with the first and the last. */
const DATES = 4

/** One ink line without a fill. Missing values stay blank. */
export function LineChart({ times, values, unit, endLabel, summary }: LineChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    const frame = ref.current
    if (frame === null) return
    const style = getComputedStyle(frame)
    const colour = (name: string) => style.getPropertyValue(name).trim()
    const [ink, label, rule, axis] = ['--cs-ink', '--cs-ink-3', '--cs-rule', '--cs-line'].map(colour)
    const font = `500 11px ${style.fontFamily}`
    const size = () => ({ width: frame.clientWidth, height: frame.clientHeight })
    const text = { font, ...(label ? { stroke: label } : {}) }
    const chart = new uPlot(
      {
        ...size(),
        padding: [10, 52, 0, 0],
        legend: { show: false },
        cursor: { show: false },
        select: { show: false, left: 0, top: 0, width: 0, height: 0 },
        scales: { x: { time: false }, y: { range: (_, low, high) => paddedRange(low, high) } },
        axes: [
          {
            ...text,
            size: 26,
            gap: 5,
            grid: { show: false },
            ticks: { size: 4, width: 1, ...(axis ? { stroke: axis } : {}) },
            border: { show: true, width: 1, ...(axis ? { stroke: axis } : {}) },
            splits: () => datesOf(times),
            values: (_, splits) => splits.map(shortDay),
          },
          {
            ...text,
            size: 46,
            gap: 8,
            space: 46,
            ticks: { show: false },
            grid: { width: 1, ...(rule ? { stroke: rule } : {}) },
            values: (_, splits) => splits.map((value) => axisFigure(value, unit)),
          },
        ],
        series: [{}, { ...(ink ? { stroke: ink } : {}), width: 1.75, spanGaps: false, points: { show: false } }],
        hooks: { draw: [(drawn) => drawEnd(drawn, { ink: ink ?? '', font: style.fontFamily, endLabel })] },
      },
      [[...times], [...values]],
      frame,
    )
    const observer = new ResizeObserver(() => chart.setSize(size()))
    observer.observe(frame)
    return () => {
      observer.disconnect()
      chart.destroy()
    }
  }, [times, values, unit, endLabel, scheme])
  return <div ref={ref} className={styles.line} role="img" aria-label={summary} />
}

/** A tenth of space on both sides; a value is never below zero. */
function paddedRange(low: number, high: number): [number, number] {
  const [from, to] = uPlot.rangeNum(low, high, 0.1, true)
  return [Math.max(0, from ?? 0), to ?? 1]
}

function datesOf(times: readonly number[]): number[] {
  const last = times.length - 1
  return Array.from({ length: DATES }, (_, index) => times[Math.round((index * last) / (DATES - 1))] ?? 0)
}

/** A dot and its value at the last known point. */
function drawEnd(chart: uPlot, { ink, font, endLabel }: { ink: string; font: string; endLabel: string }): void {
  const [times, values] = chart.data
  const last = values?.findLastIndex((value) => value !== null) ?? -1
  const [at, value] = [times[last], values?.[last]]
  if (at === undefined || value === undefined || value === null) return
  const { ctx } = chart
  const [x, y] = [chart.valToPos(at, 'x', true), chart.valToPos(value, 'y', true)]
  const ratio = uPlot.pxRatio
  ctx.save()
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI)
  ctx.fill()
  ctx.font = `600 ${11 * ratio}px ${font}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.fillText(endLabel, x + 8 * ratio, y)
  ctx.restore()
}
