/** A band of the flow picture: its start and end, in px from the top. */
export interface FlowBand {
  fromTop: number
  fromBottom: number
  toTop: number
  toBottom: number
}

export interface FlowBandOptions {
  /** Height of one row on the right, px. */
  rowHeight: number
  /** Height of the thinnest band, px. Default 8. */
  smallest?: number
  /** Space between bands at their start, px. Default 2. */
  gap?: number
}

/**
 * Lays out one band per row. Heights are proportional to the square root of the weight, at least `smallest` px; the
 * heaviest takes at most 88 % of its row. Bands start stacked around the middle and end centred on their rows.
 *
 * @param weights values in one unit; zero, negative and missing weights get the smallest band
 */
export function flowBands(
  weights: readonly number[],
  { rowHeight, smallest = 8, gap = 2 }: FlowBandOptions,
): FlowBand[] {
  const roots = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? Math.sqrt(weight) : 0))
  const largest = Math.max(...roots, 0)
  const room = rowHeight * 0.88
  const heights = roots.map((root) => (largest === 0 ? smallest : Math.max(smallest, (root / largest) * room)))
  const total = heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1)
  let leaving = (rowHeight * weights.length - total) / 2
  return heights.map((height, index) => {
    const fromTop = leaving
    const toTop = rowHeight * (index + 0.5) - height / 2
    leaving += height + gap
    return { fromTop, fromBottom: fromTop + height, toTop, toBottom: toTop + height }
  })
}

/** SVG path of a band across a picture of `width` px, with horizontal ends. */
export function bandPathAcross({ fromTop, fromBottom, toTop, toBottom }: FlowBand, width: number): string {
  const half = width / 2
  const r = (value: number) => Math.round(value * 100) / 100
  return (
    `M0 ${r(fromTop)}C${half} ${r(fromTop)} ${half} ${r(toTop)} ${width} ${r(toTop)}V${r(toBottom)}` +
    `C${half} ${r(toBottom)} ${half} ${r(fromBottom)} 0 ${r(fromBottom)}Z`
  )
}
