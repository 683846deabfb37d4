import styles from './Ring.module.css'
import { ringGeometry } from './ringGeometry.ts'
import type { RingSize } from './CountersignRing.tsx'
import { RingBand } from './RingBand.tsx'
import { uiMessages as messages } from '../uiMessages.ts'

export interface ThresholdRingProps {
  /** The number of signatures that an account needs. */
  threshold: number
  /** The number of its owners. */
  owners: number
  size?: RingSize
  /** Pass an empty string if the same text is beside the ring. */
  label?: string
}

/**
 * A threshold without a transaction, in ink: one segment per required signature.
 *
 * @example
 * <ThresholdRing threshold={2} owners={3} size={44} />
 */
export function ThresholdRing({ threshold, owners, size = 22, label }: ThresholdRingProps) {
  const ring = ringGeometry(size, size === 92 ? 0.13 : 0.16)
  const name = label ?? messages.ownersMustSign({ threshold, owners })
  return (
    <svg
      className={styles.ring}
      data-ink
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <RingBand ring={ring} segments={Array.from({ length: Math.max(1, threshold) }, () => 'signed' as const)} />
      {size >= 36 && (
        <text x={ring.centre} y={ring.centre} className={styles.count} fontSize={size === 92 ? 17 : 11}>
          {size === 92 ? messages.countOf({ threshold, owners }) : `${threshold}/${owners}`}
        </text>
      )}
    </svg>
  )
}
