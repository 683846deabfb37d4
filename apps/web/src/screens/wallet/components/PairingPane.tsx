import { Icon, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { QrCode } from '../../../parts/qr/QrCode.tsx'
import { WalletMark } from './WalletMark.tsx'
import { connectMessages } from './connectMessages.ts'

type Props = { readonly wallet: ListedWallet; readonly uri: string; readonly isCompact: boolean }

/** The QR code that pairs a phone with this page; on the phone itself, the link that opens the wallet. */
export function PairingPane({ wallet, uri, isCompact }: Props) {
  const [showsCode, setShowsCode] = useState(false)
  const { outcome, copy } = useCopy(uri)
  const { name, entry } = wallet
  const link = entry?.pairingLink?.(uri) ?? uri
  const said =
    outcome === 'copied'
      ? connectMessages.copied
      : outcome === 'failed'
        ? connectMessages.notCopied
        : connectMessages.copyLink
  return (
    <div className={styles.pairing}>
      {isCompact && !showsCode ? (
        <>
          <WalletMark wallet={wallet} size="big" />
          <p>{connectMessages.asks({ name })}</p>
          <Button component="a" href={link} variant="filled" size="lg" fullWidth>
            {connectMessages.open({ name })}
          </Button>
          <Button variant="subtle" fullWidth leftSection={<Icon name="qrcode" />} onClick={() => setShowsCode(true)}>
            {connectMessages.showCode}
          </Button>
        </>
      ) : (
        <>
          <div className={styles.bigCode}>
            <QrCode text={link} label={connectMessages.pairingCode({ name })} />
          </div>
          <p role="status">
            {entry?.id === 'walletConnect' ? connectMessages.scanWithWallet : connectMessages.scanWith({ name })}
          </p>
        </>
      )}
      <Button variant="subtle" leftSection={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />} onClick={copy}>
        {said}
      </Button>
      <span className="cs-visually-hidden" role="status">
        {outcome === 'idle' ? '' : said}
      </span>
    </div>
  )
}
