import { DevicePanel, HashBlock, SectionHeading } from '@countersign/ui'
import { SegmentedControl } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { lastWallet } from '../../data/wallet/lastWallet.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import styles from './DeviceHashes.module.css'
import {
  DEVICE_NAMES,
  deviceKindOf,
  deviceLayout,
  type DeviceKind,
  type TitledHash,
} from '@countersign/describe/device'
import { deviceHashMessages } from './deviceHashMessages.ts'

type Props = {
  readonly domainHash: TitledHash['hash']
  readonly messageHash: TitledHash['hash']
  /** What is signed, with its name. */
  readonly digest: TitledHash
  /** Shown below the hashes: usually a DeviceConfirm. */
  readonly children?: ReactNode
}

const KINDS: readonly DeviceKind[] = ['ledger', 'trezor', 'qr']

/** What the signer’s device shows of this request, for comparison. Starts with the kind of the connected device. */
export function DeviceHashes({ children, ...hashes }: Props) {
  const { status } = useWallet()
  const connected = status === 'disconnected' ? null : deviceKindOf(lastWallet.read()?.id ?? null)
  const [chosen, setChosen] = useState<DeviceKind | null>(null)
  const kind = chosen ?? connected ?? 'ledger'
  return (
    <section>
      <SectionHeading
        title={deviceHashMessages.title}
        action={
          <SegmentedControl
            size="xs"
            aria-label={deviceHashMessages.kind}
            data={KINDS.map((value) => ({ value, label: DEVICE_NAMES[value] }))}
            value={kind}
            onChange={(value) => setChosen(KINDS.find((known) => known === value) ?? null)}
          />
        }
      />
      <DevicePanelOf kind={kind} {...hashes}>
        {children}
      </DevicePanelOf>
    </section>
  )
}

/** The panel of one kind of device, and below it the hashes that this kind does not show. */
export function DevicePanelOf({ kind, children, ...hashes }: Props & { readonly kind: DeviceKind }) {
  const { shown, others, words } = deviceLayout(kind, hashes)
  return (
    <div className={styles.stack}>
      <p className={styles.words}>{words}</p>
      <DevicePanel hashes={shown}>{children}</DevicePanel>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map(({ title, hash }) => (
            <HashBlock key={title} title={title} hash={hash} look="paper" />
          ))}
        </div>
      )}
    </div>
  )
}
