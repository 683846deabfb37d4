import type { SafeTransaction } from '@countersign/safe'
import type { WitnessHashes } from '@countersign/safe/witness'
import { DeviceConfirm, HashBlock, SectionHeading, VerdictBadge } from '@countersign/ui'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { DevicePanelOf } from '../shared/device/DeviceHashes.tsx'
import styles from './Verifier.module.css'
import { DEVICE_NAMES, type DeviceKind } from '../shared/device/deviceLayout.ts'

const KINDS: readonly DeviceKind[] = ['ledger', 'trezor', 'qr']

type Props = {
  readonly reviewed: SafeTransaction
  /** The same by the second implementation. */
  readonly witness: WitnessHashes
  readonly isSame: boolean
  readonly onSame: (isSame: boolean) => void
}

/** What the device must show. The way back opens once somebody has compared. */
export function DevicePart({ reviewed, witness, isSame, onSame }: Props) {
  const [kind, setKind] = useState<DeviceKind>('ledger')
  const { domainHash, messageHash, safeTxHash } = reviewed
  const isEqual =
    witness.hash === safeTxHash && witness.domainHash === domainHash && witness.messageHash === messageHash
  return (
    <section className={styles.stack}>
      <SectionHeading
        title="On your device"
        action={
          <SegmentedControl
            size="xs"
            aria-label="Kind of device"
            data={KINDS.map((value) => ({ value, label: DEVICE_NAMES[value] }))}
            value={kind}
            onChange={(value) => setKind(KINDS.find((known) => known === value) ?? 'ledger')}
          />
        }
      />
      <DevicePanelOf kind={kind} {...{ domainHash, messageHash, digest: { title: 'safeTxHash', hash: safeTxHash } }}>
        <DeviceConfirm checked={isSame} onChange={onSame} note={isSame ? 'ticked by you' : 'opens the way back'} />
      </DevicePanelOf>
      <SectionHeading
        title="Second implementation"
        level={3}
        action={
          <VerdictBadge
            verdict={isEqual ? 'verified' : 'danger'}
            label={isEqual ? 'The same' : 'It computes others'}
            quiet
          />
        }
      />
      <HashBlock look="paper" title="safeTxHash, computed a second time" hash={witness.hash} />
    </section>
  )
}
