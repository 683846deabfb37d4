import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress } from '@countersign/primitives'
import { CopyButton, GroupedHex, VerdictNote } from '@countersign/ui'
import { Modal, Switch } from '@mantine/core'
import { setPreference, usePreferences } from '../../data/storage/preferences.ts'
import { QrCode } from '../qr/QrCode.tsx'
import { receiveMessages as messages } from './receiveMessages.ts'
import styles from './Receive.module.css'

export interface ReceiveDialogProps {
  chain: Chain
  safe: Address
  onClose(): void
}

/** The account's address to share: as QR code and text, with its chain. */
export function ReceiveDialog({ chain, safe, onClose }: ReceiveDialogProps) {
  const { chainPrefix } = usePreferences()
  const shown = chainPrefix ? formatAccountAddress({ shortName: chain.shortName, address: safe }) : safe
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <div className={styles.receive}>
        <QrCode text={shown} label={messages.code({ address: shown })} />
        <p className={styles.address}>
          {chainPrefix && <span>{chain.shortName}:</span>}
          <GroupedHex value={safe} />
          <CopyButton value={shown} label={messages.address} />
        </p>
        <Switch
          label={messages.withPrefix}
          description={messages.withPrefixHelp}
          checked={chainPrefix}
          onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
        />
        <VerdictNote verdict="caution" title={messages.onlyFor({ chain: chain.chainName })}>
          {messages.otherNetworks}
        </VerdictNote>
      </div>
    </Modal>
  )
}
