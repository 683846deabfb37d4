import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './CompositionBar.module.css'
import { composition, type CompositionPart } from './composition.ts'
import { compositionMessages } from './compositionMessages.ts'

export interface CompositionBarProps {
  parts: readonly (CompositionPart & {
    /** Shown at the end of the line: a FiatAmount. */
    amount: ReactNode
  })[]
}

/**
 * One bar with tints in order of value, and a list that names them. Parts without a price are hatched.
 *
 * @example
 * <CompositionBar parts={[{ id: usdc, label: 'USDC', value: 1500, amount: <FiatAmount value="1500" currency="USD" /> }]} />
 */
export function CompositionBar({ parts }: CompositionBarProps) {
  const shares = composition(parts)
  const summary = shares
    .map(({ part, percent }) =>
      compositionMessages.part({ label: part.label, percent: percent === null ? null : `${percent}` }),
    )
    .join(', ')
  return (
    <div className={styles.composition}>
      <div className={styles.bar} role="img" aria-label={compositionMessages.label(summary)}>
        {shares.map(({ part, tint, share }) => (
          <span
            key={part.id}
            className={clsx(share === null && styles.hatched)}
            style={share === null ? undefined : segmentStyle(share, tint)}
          />
        ))}
      </div>
      <ul>
        {shares.map(({ part, tint, percent, share }) => (
          <li key={part.id}>
            <i
              className={clsx(share === null && styles.hatched)}
              style={share === null ? undefined : tintStyle(tint)}
            />
            <span>{part.label}</span>
            <span>{part.amount}</span>
            <span className={styles.percent}>{percent !== null && compositionMessages.percent(percent)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function tintStyle(tint: number): CSSProperties {
  return { background: `var(--cs-c${tint})` }
}

function segmentStyle(share: number, tint: number): CSSProperties {
  return { flexGrow: share * 100, ...tintStyle(tint) }
}
