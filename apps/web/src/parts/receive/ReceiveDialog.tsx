import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress } from '@countersign/primitives'
import { GroupedHex, Icon, useCopy, VerdictNote, QrCode } from '@countersign/ui'
import { Button, Modal, Switch } from '@mantine/core'
import { Suspense } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { setPreference, usePreferences } from '../../data/storage/preferences.ts'
import { receiveMessages as messages } from './receiveMessages.ts'
import { lazyOrNothing } from '../status/lazyOrNothing.ts'
import styles from './Receive.module.css'

const UndeployedNote = lazyOrNothing(() => import('./UndeployedNote.tsx').then((part) => part.UndeployedNote))

export interface ReceiveDialogProps {
  chain: Chain
  safe: Address
  onClose(): void
}

/** The account's address to share: as QR code and text, with its chain. */
export function ReceiveDialog({ chain, safe, onClose }: ReceiveDialogProps) {
  const { chainPrefix } = usePreferences()
  const name = useNames().nameOf(safe, chain.chainId)?.name ?? null
  const shown = chainPrefix ? formatAccountAddress({ shortName: chain.shortName, address: safe }) : safe
  const { outcome, copy } = useCopy(shown)
  return (
    <Modal opened onClose={onClose} title={messages.title} size={500}>
      <div className={styles.receive}>
        <QrCode text={shown} label={messages.code({ address: shown })} />
        <div className={styles.account}>
          <p>{messages.account({ name, chain: chain.chainName })}</p>
          <p className={styles.address}>
            {chainPrefix && <span>{chain.shortName}:</span>}
            <GroupedHex value={safe} />
          </p>
        </div>
        <Button
          variant="filled"
          fullWidth
          leftSection={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
          onClick={copy}
        >
          {outcome === 'copied' ? messages.copied : outcome === 'failed' ? messages.notCopied : messages.copy}
        </Button>
        <Switch
          label={messages.withPrefix}
          description={messages.withPrefixHelp}
          checked={chainPrefix}
          onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
        />
        <Suspense>
          <UndeployedNote chain={chain} safe={safe} />
        </Suspense>
        <VerdictNote verdict="caution" title={messages.onlyFor({ chain: chain.chainName })}>
          {messages.otherNetworks}
        </VerdictNote>
      </div>
    </Modal>
  )
}
