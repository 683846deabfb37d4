import { Modal, Switch } from '@mantine/core'
import { CopyButton, GroupedHex, VerdictNote } from '@countersign/ui'
import { encode } from 'uqr'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { setPreference, usePreferences } from '../../../shared/storage/preferences.ts'
import styles from './Overview.module.css'

/** The account's address to hand on: code, text, and the network it is good for. */
export function ReceiveDialog({ onClose }: { onClose(): void }) {
  const { chain, safe, account } = useAccount()
  const { chainPrefix } = usePreferences()
  const shown = chainPrefix ? account : safe
  return (
    <Modal opened onClose={onClose} title="Receive">
      <div className={styles.receive}>
        <QrCode text={shown} />
        <p className={styles.receiveAddress}>
          {chainPrefix && <span>{chain.shortName}:</span>}
          <GroupedHex value={safe} />
          <CopyButton value={shown} label="address" />
        </p>
        <Switch
          label="With the network's prefix"
          description="Some senders understand the plain address only."
          checked={chainPrefix}
          onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
        />
        <VerdictNote verdict="caution" title={`Good on ${chain.chainName} only`}>
          The same address on another network may belong to nobody. Ask the sender which network they use.
        </VerdictNote>
      </div>
    </Modal>
  )
}

/** Always dark on light with its quiet zone: scanners do not read the dark scheme. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of ${text}`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={cells} fill="#0f1621" shapeRendering="crispEdges" />
    </svg>
  )
}
