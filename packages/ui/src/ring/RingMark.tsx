import { clsx } from 'clsx'
import styles from './Ring.module.css'
import type { RingGeometry } from './ringGeometry.ts'
import type { RingState } from './ringSegments.ts'

/** The icon in the ring's centre: play when ready, tick when executed, cross when failed or replaced. */
export function RingMark({ ring, state }: { ring: RingGeometry; state: RingState }) {
  if (state === 'open' || state === 'yours') return null
  const at = (share: number) => Math.round(ring.size * share * 100) / 100
  const common = { strokeWidth: Math.max(1.5, ring.size * 0.06) }
  if (state === 'ready')
    return (
      <path
        className={styles.mark}
        strokeWidth={Math.max(1.5, ring.size * 0.05)}
        d={`M${at(0.415)} ${at(0.33)}L${at(0.653)} ${at(0.5)}L${at(0.415)} ${at(0.67)}Z`}
      />
    )
  if (state === 'executed')
    return (
      <path
        className={styles.mark}
        {...common}
        d={`M${at(0.34)} ${at(0.517)}L${at(0.4675)} ${at(0.636)}L${at(0.67)} ${at(0.3725)}`}
      />
    )
  return (
    <path
      className={clsx(styles.mark, state === 'failed' ? styles.markFailed : styles.markReplaced)}
      {...common}
      d={`M${at(0.364)} ${at(0.364)}L${at(0.636)} ${at(0.636)}M${at(0.636)} ${at(0.364)}L${at(0.364)} ${at(0.636)}`}
    />
  )
}
