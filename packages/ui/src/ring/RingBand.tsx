import styles from './Ring.module.css'
import { arcPath, bandPath, type RingGeometry, segmentPath, tickPath } from './ringGeometry.ts'
import type { SegmentKind } from './ringSegments.ts'

/** Above this number the gaps would cover the segments, so the ring is one continuous arc with ticks. */
const mostSegments = 12

/** The band of a ring: separate segments, or for many signatures one arc with ticks. */
export function RingBand({ ring, segments }: { ring: RingGeometry; segments: readonly SegmentKind[] }) {
  const count = segments.length
  if (count <= mostSegments)
    return segments.map((kind, index) => (
      <path key={index} fillRule="evenodd" className={styles[kind]} d={segmentPath(ring, index, count)} />
    ))
  const spans = [...spansOf(segments)].filter((span) => span.kind !== 'missing')
  return (
    <>
      <path fillRule="evenodd" className={styles.missing} d={bandPath(ring)} />
      {spans.map(({ kind, from, to }) => (
        <path key={kind} fillRule="evenodd" className={styles[kind]} d={arcPath(ring, from / count, to / count)} />
      ))}
      {segments.map((_, index) => (
        <path key={index} className={styles.tick} d={tickPath(ring, index / count)} />
      ))}
    </>
  )
}

function* spansOf(segments: readonly SegmentKind[]) {
  let from = 0
  for (let index = 1; index <= segments.length; index++) {
    const kind = segments[from]
    if (kind === undefined || segments[index] === kind) continue
    yield { kind, from, to: index }
    from = index
  }
}
