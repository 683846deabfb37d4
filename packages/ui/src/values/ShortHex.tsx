import { clsx } from 'clsx'
import styles from './Hex.module.css'

export interface ShortHexProps {
  /** Hex with its `0x`. */
  value: string
  /** Characters shown at each end. Default 4. */
  ends?: number
  className?: string | undefined
}

/**
 * `0x`, the first four digits, an ellipsis, the last four; the full value in the title.
 *
 * @example
 * <ShortHex value={alice} />
 */
export function ShortHex({ value, ends = 4, className }: ShortHexProps) {
  const digits = value.slice(2)
  if (digits.length <= ends * 2) return <span className={clsx(styles.hex, styles.strong, className)}>{value}</span>
  return (
    <span className={clsx(styles.hex, className)} title={value}>
      {value.slice(0, 2)}
      <b>{digits.slice(0, ends)}</b>…<b>{digits.slice(-ends)}</b>
    </span>
  )
}
