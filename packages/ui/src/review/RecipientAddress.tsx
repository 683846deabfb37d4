import type { Address } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CopyButton } from '../values/CopyButton.tsx'
import { FullAddress } from '../values/FullAddress.tsx'
import { Identicon, type IdenticonShape } from '../values/Identicon.tsx'
import styles from './RecipientAddress.module.css'

export interface RecipientAddressProps {
  address: Address
  /** Default `person`. */
  shape?: IdenticonShape
  /** What is known about the address: "A contact since 3 Oct 2026, paid 3 times before." */
  children?: ReactNode
  /** Names the copy button. */
  label: string
  /** The address must not be paid or trusted: a bar at the start. */
  danger?: boolean
}

/**
 * The complete address below the sentence of a review, in groups of four, with a copy button.
 *
 * @example
 * <RecipientAddress address={alice} label="address of Alice">A contact, paid 3 times before.</RecipientAddress>
 */
export function RecipientAddress({
  address,
  shape = 'person',
  children,
  label,
  danger = false,
}: RecipientAddressProps) {
  return (
    <div className={clsx(styles.recipient, danger && styles.danger)}>
      <Identicon address={address} shape={shape} size={36} className={styles.picture} />
      <FullAddress address={address} className={styles.hex} />
      <span className={styles.copy}>
        <CopyButton value={address} label={label} />
      </span>
      <span className={styles.words}>{children}</span>
    </div>
  )
}

/**
 * Places two addresses beside each other where space allows.
 *
 * @example
 * <RecipientAddresses><RecipientAddress address={alice} label="address of Alice" /></RecipientAddresses>
 */
export function RecipientAddresses({ children }: { children: ReactNode }) {
  return <div className={styles.all}>{children}</div>
}
