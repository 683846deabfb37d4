/** A band of the flow picture: where it leaves and where it arrives, in px from the top. */
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
  /** Space between bands where they leave, px. Default 2. */
  gap?: number
}

/**
 * Lays out one band per row: heights go with the square root of the weight, at least `smallest` px, the heaviest
 * 88 % of its row at most. Bands leave stacked around the middle and arrive centred on their rows.
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

/** Path of a band across a picture `width` px wide, with level ends. */
export function bandPathAcross({ fromTop, fromBottom, toTop, toBottom }: FlowBand, width: number): string {
  const half = width / 2
  const r = (value: number) => Math.round(value * 100) / 100
  return (
    `M0 ${r(fromTop)}C${half} ${r(fromTop)} ${half} ${r(toTop)} ${width} ${r(toTop)}V${r(toBottom)}` +
    `C${half} ${r(toBottom)} ${half} ${r(fromBottom)} 0 ${r(fromBottom)}Z`
  )
}
