import { clsx } from 'clsx'
import { Fragment } from 'react'
import styles from './Hex.module.css'
import { hexGroups } from './hexGroups.ts'

export interface GroupedHexProps {
  /** Hex with its `0x`. */
  value: string
  /** First and last group in bold, the middle grey. Default true. */
  emphasis?: boolean
  className?: string | undefined
}

/**
 * Hex in groups of four. The gaps are CSS: selecting and copying gives the value without spaces.
 *
 * @example
 * <GroupedHex value={alice} />
 */
export function GroupedHex({ value, emphasis = true, className }: GroupedHexProps) {
  const { prefix, groups } = hexGroups(value)
  return (
    <span className={clsx(styles.hex, styles.full, className)}>
      <span>{prefix}</span>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span
            className={clsx(styles.group, emphasis && (index === 0 || index === groups.length - 1) && styles.strong)}
          >
            {group}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
