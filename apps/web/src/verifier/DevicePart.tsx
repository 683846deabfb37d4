import type { Hex } from '@countersign/primitives'
import type { WitnessHashes } from '@countersign/safe/witness'
import { DeviceConfirm, HashBlock, SectionHeading, VerdictBadge } from '@countersign/ui'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { DevicePanelOf } from '../parts/device/DeviceHashes.tsx'
import styles from './Verifier.module.css'
import { DEVICE_NAMES, type DeviceKind } from '@countersign/describe/device'
import { verifierMessages } from './verifierMessages.ts'

const KINDS: readonly DeviceKind[] = ['ledger', 'trezor', 'qr']

type Props = {
  readonly domainHash: Hex
  readonly messageHash: Hex
  /** What the owners sign, with the name that devices and contracts use. */
  readonly digest: { readonly title: 'safeTxHash' | 'safeMessageHash'; readonly hash: Hex }
  /** The hashes of the second implementation. */
  readonly witness: WitnessHashes
  readonly isSame: boolean
  readonly onSame: (isSame: boolean) => void
}

/** What the device must show. The return part is enabled after the user has compared. */
export function DevicePart({ domainHash, messageHash, digest, witness, isSame, onSame }: Props) {
  const [kind, setKind] = useState<DeviceKind>('ledger')
  const isEqual =
    witness.hash === digest.hash && witness.domainHash === domainHash && witness.messageHash === messageHash
  return (
    <section className={styles.stack}>
      <SectionHeading
        title={verifierMessages.onDevice}
        action={
          <SegmentedControl
            size="xs"
            aria-label={verifierMessages.kindOfDevice}
            data={KINDS.map((value) => ({ value, label: DEVICE_NAMES[value] }))}
            value={kind}
            onChange={(value) => setKind(KINDS.find((known) => known === value) ?? 'ledger')}
          />
        }
      />
      <DevicePanelOf kind={kind} {...{ domainHash, messageHash, digest }}>
        <DeviceConfirm
          checked={isSame}
          onChange={onSame}
          note={isSame ? verifierMessages.ticked : verifierMessages.enablesReturn}
        />
      </DevicePanelOf>
      <SectionHeading
        title={verifierMessages.second}
        level={3}
        action={
          <VerdictBadge
            verdict={isEqual ? 'verified' : 'danger'}
            label={isEqual ? verifierMessages.same : verifierMessages.otherHashes}
            quiet
          />
        }
      />
      <HashBlock look="paper" title={verifierMessages.computedAgain(digest.title)} hash={witness.hash} />
    </section>
  )
}
