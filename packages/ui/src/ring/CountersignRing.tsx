import { clsx } from 'clsx'
import styles from './Ring.module.css'
import { RingMark } from './RingMark.tsx'
import { bandPath, ringGeometry } from './ringGeometry.ts'
import { RingBand } from './RingBand.tsx'
import { ringLabel, ringSegments, type RingState } from './ringSegments.ts'
import { uiMessages as messages } from '../uiMessages.ts'

/** Edge length of a ring in px. */
export type RingSize = 22 | 28 | 36 | 44 | 92

export interface CountersignRingProps {
  /** The number of signatures needed to execute. */
  required: number
  /** The number of valid signatures so far. */
  signed: number
  state?: RingState
  /** The number of signatures that do not count. */
  excluded?: number
  size?: RingSize
  /** Accessible name. Default: the count in words. Pass an empty string if the same text is beside the ring. */
  label?: string
  className?: string | undefined
}

/**
 * One segment per required signature, clockwise from the top. Show the text "2 of 3 signed" beside it.
 *
 * @example
 * <CountersignRing required={3} signed={2} state="yours" size={44} />
 */
export function CountersignRing(props: CountersignRingProps) {
  const { required, signed, excluded, state = 'open', size = 36, className } = props
  const label = props.label ?? ringLabel({ required, signed, excluded, state })
  const ring = ringGeometry(size, size === 92 ? 0.13 : size === 22 ? 0.2 : 0.16)
  const closed = state === 'executed' || state === 'replaced'
  const counted = size >= 36 && (state === 'open' || state === 'yours')
  return (
    <svg
      className={clsx(styles.ring, className)}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {closed ? (
        <path fillRule="evenodd" className={state === 'executed' ? styles.ink : styles.missing} d={bandPath(ring)} />
      ) : (
        <RingBand ring={ring} segments={ringSegments({ required, signed, excluded, state })} />
      )}
      {counted ? (
        <text
          x={ring.centre}
          y={ring.centre}
          className={styles.count}
          fontSize={size === 92 ? 17 : size === 44 ? 11 : 12}
        >
          {size === 92
            ? messages.countOf({ threshold: signed, owners: required })
            : size === 44
              ? `${signed}/${required}`
              : signed}
        </text>
      ) : (
        <RingMark ring={ring} state={state} />
      )}
    </svg>
  )
}
