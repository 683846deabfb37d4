import { ActionIcon, Button } from '@mantine/core'
import { CopyButton, GroupedHex, Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { usePreferences } from '../../../data/storage/preferences.ts'
import { overviewMessages as messages } from '../overviewMessages.ts'
import styles from './Overview.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const ReceiveDialog = lazyPart(() =>
  import('../../../parts/receive/ReceiveDialog.tsx').then(({ ReceiveDialog }) => ({ default: ReceiveDialog })),
)

/** The total value, its change, which the charts write here, its source, and the buttons for receiving and sending. */
export function AccountTotal({ caption, total }: { caption: ReactNode; total: ReactNode }) {
  const { chain, safe, account } = useAccount()
  const { chainPrefix } = usePreferences()
  const [isReceiving, setReceiving] = useState(false)
  return (
    <div className={styles.head}>
      <div className={styles.headText}>
        <span className={styles.caption}>{caption}</span>
        <span className={styles.value}>
          <span className={styles.total}>{total}</span>
          <span id="value-change" className={styles.change} />
        </span>
        <span className={styles.address}>
          <span>{chain.shortName}:</span>
          <GroupedHex value={safe} />
          <CopyButton value={chainPrefix ? account : safe} label={messages.address} />
          <ActionIcon
            aria-label={messages.showQrCode}
            title={messages.qrCode}
            size={24}
            onClick={() => setReceiving(true)}
          >
            <Icon name="qrcode" size={16} />
          </ActionIcon>
        </span>
      </div>
      <div className={styles.acts}>
        <Button leftSection={<Icon name="arrow-down-left" />} onClick={() => setReceiving(true)}>
          {messages.receive}
        </Button>
        <Button
          variant="filled"
          leftSection={<Icon name="arrow-up-right" />}
          renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
        >
          {messages.send}
        </Button>
      </div>
      <Suspense>{isReceiving && <ReceiveDialog {...{ chain, safe }} onClose={() => setReceiving(false)} />}</Suspense>
    </div>
  )
}
