import styles from './Ring.module.css'
import { ringGeometry, segmentPath } from './ringGeometry.ts'

/**
 * The mark: a ring of three, two segments in ink and the last in pen, which is the countersignature.
 *
 * @param label accessible name; without it the logo is decoration
 * @example
 * <Logo size={28} label="Countersign" />
 */
export function Logo({ size = 22, label }: { size?: number; label?: string }) {
  const ring = ringGeometry(size, 0.2)
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.ink} d={segmentPath(ring, 0, 3)} />
      <path className={styles.ink} d={segmentPath(ring, 1, 3)} />
      <path className={styles.signed} d={segmentPath(ring, 2, 3)} />
    </svg>
  )
}
