import type { ReactNode } from 'react'
import styles from './DevicePanel.module.css'
import { HashBlock } from './HashBlock.tsx'
import { deviceMessages as messages } from './deviceMessages.ts'

export interface DevicePanelProps {
  /** The hashes that a device shows, in its order. */
  hashes: readonly { title: string; hash: string }[]
  /** Name of the region. Default "On your device". */
  label?: string
  /** Below the hashes: usually a DeviceConfirm. */
  children?: ReactNode
}

/**
 * The dark panel to compare with a hardware wallet, the same in both schemes.
 *
 * @example
 * <DevicePanel hashes={[{ title: 'Domain hash', hash: reviewed.domainHash }, { title: 'Message hash', hash: reviewed.messageHash }]} />
 */
export function DevicePanel({ hashes, label = messages.onDevice, children }: DevicePanelProps) {
  return (
    <section id="device" className={styles.panel} aria-label={label} tabIndex={-1}>
      {hashes.map(({ title, hash }, index) => (
        <HashBlock
          key={title}
          title={title}
          hash={hash}
          index={messages.placeOf({ number: index + 1, count: hashes.length })}
        />
      ))}
      {children}
    </section>
  )
}

export interface DeviceConfirmProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** When it is required, for example "required above $100,000". */
  note?: string
  /** Default "The device shows the same". */
  label?: string
}

/**
 * The checkbox "The device shows the same", which a signer ticks after comparing.
 *
 * @example
 * <DeviceConfirm checked={checked} onChange={onChange} note="required above $100,000" />
 */
export function DeviceConfirm({ checked, onChange, note, label = messages.deviceSame }: DeviceConfirmProps) {
  return (
    <label className={styles.confirm}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  )
}
