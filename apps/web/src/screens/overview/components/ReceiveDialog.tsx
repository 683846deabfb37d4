import { Modal, Switch } from '@mantine/core'
import { CopyButton, GroupedHex, VerdictNote } from '@countersign/ui'
import { QrCode } from '../../../parts/qr/QrCode.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { setPreference, usePreferences } from '../../../data/storage/preferences.ts'
import styles from './Overview.module.css'
import { receiveMessages as messages } from '../receiveMessages.ts'

/** The account's address to share: as QR code and text, with its chain. */
export function ReceiveDialog({ onClose }: { onClose(): void }) {
  const { chain, safe, account } = useAccount()
  const { chainPrefix } = usePreferences()
  const shown = chainPrefix ? account : safe
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <div className={styles.receive}>
        <QrCode text={shown} label={messages.qrCodeOf({ address: shown })} />
        <p className={styles.receiveAddress}>
          {chainPrefix && <span>{chain.shortName}:</span>}
          <GroupedHex value={safe} />
          <CopyButton value={shown} label={messages.address} />
        </p>
        <Switch
          label={messages.withPrefix}
          description={messages.prefixNote}
          checked={chainPrefix}
          onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
        />
        <VerdictNote verdict="caution" title={messages.onlyFor({ network: chain.chainName })}>
          {messages.otherNetworks}
        </VerdictNote>
      </div>
    </Modal>
  )
}
