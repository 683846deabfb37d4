import { CopyButton, FullAddress, Icon } from '@countersign/ui'
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

export interface AccountTotalProps {
  caption: ReactNode
  total: ReactNode
  /** It holds nothing, so the main act is to receive. */
  isEmpty: boolean
}

/** The total value, its change, which the charts write here, its source, and the buttons for receiving and sending. */
export function AccountTotal({ caption, total, isEmpty }: AccountTotalProps) {
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
        <span className={`cs-reach ${styles.address}`}>
          {chainPrefix && <span>{chain.shortName}:</span>}
          <FullAddress address={safe} />
          <CopyButton value={chainPrefix ? account : safe} label={messages.address} />
          <button
            type="button"
            className="cs-icon-act"
            aria-label={messages.showQrCode}
            title={messages.qrCode}
            onClick={() => setReceiving(true)}
          >
            <Icon name="qrcode" size={16} />
          </button>
        </span>
      </div>
      <div className={styles.acts}>
        <button type="button" className="cs-act" {...filled(isEmpty)} onClick={() => setReceiving(true)}>
          <Icon name="arrow-down-left" />
          {messages.receive}
        </button>
        <Link to="/safes/$safe/send" params={{ safe: account }} className="cs-act" {...filled(!isEmpty)}>
          <Icon name="arrow-up-right" />
          {messages.send}
        </Link>
      </div>
      <Suspense>{isReceiving && <ReceiveDialog {...{ chain, safe }} onClose={() => setReceiving(false)} />}</Suspense>
    </div>
  )
}

const filled = (isMain: boolean) => (isMain ? { 'data-variant': 'filled' } : {})
