import type { Address } from '@countersign/primitives'
import { clsx } from 'clsx'
import styles from './FullAddress.module.css'
import { hexGroups } from './hexGroups.ts'

export interface FullAddressProps {
  address: Address
  /** Always two rows of five groups. Default: two rows where space is narrow, one row elsewhere. */
  twoRows?: boolean
  className?: string | undefined
}

const HALF = 5

/**
 * All 40 digits of an address, in groups of four: one row, or two rows of five groups on a phone. The first and the last group are bold.
 * The gaps are CSS: selecting and copying gives the address without spaces.
 *
 * @example
 * <FullAddress address={alice} />
 */
export function FullAddress({ address, twoRows = false, className }: FullAddressProps) {
  const { prefix, groups } = hexGroups(address)
  const rows = [groups.slice(0, HALF), groups.slice(HALF)]
  return (
    <span className={clsx(styles.address, twoRows && styles.twoRows, className)}>
      <span className={styles.prefix}>{prefix}</span>
      {rows.map((row, half) => (
        <span key={half} className={styles.half}>
          {row.map((group, index) => (
            <span
              key={index}
              className={clsx(half * HALF + index === (half === 0 ? 0 : groups.length - 1) && styles.end)}
            >
              {group}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
