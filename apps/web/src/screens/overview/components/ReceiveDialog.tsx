import { Modal, Switch } from '@mantine/core'
import { CopyButton, GroupedHex, VerdictNote } from '@countersign/ui'
import { QrCode } from '../../../parts/qr/QrCode.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { setPreference, usePreferences } from '../../../data/storage/preferences.ts'
import styles from './Overview.module.css'

/** The account's address to share: as QR code and text, with its chain. */
export function ReceiveDialog({ onClose }: { onClose(): void }) {
  const { chain, safe, account } = useAccount()
  const { chainPrefix } = usePreferences()
  const shown = chainPrefix ? account : safe
  return (
    <Modal opened onClose={onClose} title="Receive">
      <div className={styles.receive}>
        <QrCode text={shown} label={`QR code of ${shown}`} />
        <p className={styles.receiveAddress}>
          {chainPrefix && <span>{chain.shortName}:</span>}
          <GroupedHex value={safe} />
          <CopyButton value={shown} label="address" />
        </p>
        <Switch
          label="With the network's prefix"
          description="Some senders accept only the plain address."
          checked={chainPrefix}
          onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
        />
        <VerdictNote verdict="caution" title={`Only for ${chain.chainName}`}>
          The same address on another network may belong to a different owner, or to no account. Ask the sender which
          network they use.
        </VerdictNote>
      </div>
    </Modal>
  )
}
