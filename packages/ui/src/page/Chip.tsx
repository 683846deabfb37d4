import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Chip.module.css'
import { uiMessages } from '../uiMessages.ts'

export interface ChipProps {
  children: ReactNode
  /** Whether the filter is applied: heavy outline. */
  active?: boolean
  /** Makes the chip a button. */
  onClick?: () => void
  /** Adds a cross that removes the filter. */
  onRemove?: () => void
  /** Accessible name of the cross. Default "Remove". */
  removeLabel?: string
  /** `tag`: a small bordered word beside a name. Default `filter`. */
  look?: 'filter' | 'tag'
}

/**
 * A filter, or with `look="tag"` a word beside a name.
 *
 * @example
 * <Chip active onRemove={onRemove} removeLabel="Remove the filter">Outgoing</Chip>
 */
export function Chip({
  children,
  active = false,
  onClick,
  onRemove,
  removeLabel = uiMessages.remove,
  look = 'filter',
}: ChipProps) {
  const className = clsx(styles.chip, styles[look], active && styles.active)
  if (onClick && !onRemove)
    return (
      <button type="button" className={className} aria-pressed={active} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <span className={className}>
      {onClick ? (
        <button type="button" className={styles.inner} onClick={onClick}>
          {children}
        </button>
      ) : (
        children
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="x" size={15} />
        </button>
      )}
    </span>
  )
}
