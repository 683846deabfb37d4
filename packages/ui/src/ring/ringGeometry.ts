/** Measurements of a segmented ring, in px of its own square view box. */
export interface RingGeometry {
  size: number
  centre: number
  outer: number
  inner: number
}

/**
 * Measurements of a ring that fills a square of `size` px, less 0.75 px so that outlines are not clipped.
 *
 * @param weight thickness of the band as a share of the size
 */
export function ringGeometry(size: number, weight: number): RingGeometry {
  const outer = size / 2 - 0.75
  return { size, centre: size / 2, outer, inner: outer - size * weight }
}

/**
 * Path of segment `index` of `count`, clockwise from twelve. The gaps between segments are parallel, half a gap
 * to each side, and at least 0.8 px. A single segment is the closed band.
 */
export function segmentPath(ring: RingGeometry, index: number, count: number): string {
  if (count <= 1) return bandPath(ring)
  const gap = Math.max(0.8, ring.size * 0.03)
  return arcPath(ring, index / count, (index + 1) / count, gap)
}

/** Path of the band from one share of the turn to another (0 to 1, clockwise from twelve), without gaps when `gap` is 0. */
export function arcPath(ring: RingGeometry, from: number, to: number, gap = 0): string {
  if (to - from >= 1) return bandPath(ring)
  const { outer, inner } = ring
  const start = from * 2 * Math.PI
  const end = to * 2 * Math.PI
  const insetOuter = Math.asin(gap / outer)
  const insetInner = Math.asin(gap / inner)
  const large = to - from > 0.5 ? 1 : 0
  return [
    `M${point(ring, start + insetOuter, outer)}`,
    `A${round(outer)} ${round(outer)} 0 ${large} 1 ${point(ring, end - insetOuter, outer)}`,
    `L${point(ring, end - insetInner, inner)}`,
    `A${round(inner)} ${round(inner)} 0 ${large} 0 ${point(ring, start + insetInner, inner)}Z`,
  ].join('')
}

/** The closed band, to be filled with the even-odd rule. */
export function bandPath({ centre, outer, inner }: RingGeometry): string {
  const circle = (radius: number) =>
    `M${round(centre)} ${round(centre - radius)}a${round(radius)} ${round(radius)} 0 1 1 0 ${round(2 * radius)}a${round(radius)} ${round(radius)} 0 1 1 0 ${round(-2 * radius)}Z`
  return circle(outer) + circle(inner)
}

/** A line across the band at a share of the turn: a tick of the continuous ring. */
export function tickPath(ring: RingGeometry, at: number): string {
  const angle = at * 2 * Math.PI
  return `M${point(ring, angle, ring.inner)}L${point(ring, angle, ring.outer)}`
}

function point({ centre }: RingGeometry, angle: number, radius: number): string {
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
