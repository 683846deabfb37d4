import type { Address } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './AddressLabel.module.css'
import { CopyButton } from './CopyButton.tsx'
import { GroupedHex } from './GroupedHex.tsx'
import { Identicon, type IdenticonShape } from './Identicon.tsx'
import { ProvenanceMark, type ProvenanceSource } from './ProvenanceMark.tsx'
import { ShortHex } from './ShortHex.tsx'
import { uiMessages as messages } from '../uiMessages.ts'

export interface AddressLabelProps {
  address: Address
  /** Name from the address book, ENS or a known contract. The hex stays visible. */
  name?: string | undefined
  /** Default `person`. */
  shape?: IdenticonShape
  /** `short`: name over short hex. `inline`: on one line. `full`: every digit, in groups of four. Default `short`. */
  form?: 'short' | 'full' | 'inline'
  /** Edge of the identicon in px; 0 leaves it out. Default 28, inline 20. */
  size?: number
  copyable?: boolean
  /** Where the name, or without one the address, comes from. */
  provenance?: ProvenanceSource | undefined
  /** Turns the name (or the hex) into a link. */
  href?: string | undefined
  className?: string | undefined
}

/**
 * An address: identicon, name and hex.
 *
 * @example
 * <AddressLabel address={alice} name="Alice" form="inline" provenance="you" copyable />
 */
export function AddressLabel(props: AddressLabelProps) {
  const { address, name, shape = 'person', form = 'short', copyable, provenance, href, className } = props
  const size = props.size ?? (form === 'inline' ? 20 : 28)
  const hex = form === 'full' ? <GroupedHex value={address} /> : <ShortHex value={address} />
  const mark = provenance && <ProvenanceMark source={provenance} />
  return (
    <span className={clsx(styles.label, form === 'inline' && styles.inline, className)}>
      {size > 0 && <Identicon address={address} shape={shape} size={size} />}
      <span className={styles.text}>
        {name && (
          <span className={clsx(styles.name, provenance === 'shared' && styles.shared)} title={name}>
            {linked(href, name)} {mark}
          </span>
        )}
        <span className={clsx(styles.hex, !name && styles.alone)}>
          {name ? hex : linked(href, hex)} {!name && mark}
          {copyable && <CopyButton value={address} label={name ? messages.addressOf(name) : messages.address} />}
        </span>
      </span>
    </span>
  )
}

function linked(href: string | undefined, content: ReactNode): ReactNode {
  return href === undefined ? content : <a href={href}>{content}</a>
}
