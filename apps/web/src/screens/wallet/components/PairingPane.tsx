import { Icon, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { QrCode } from '../../../parts/qr/QrCode.tsx'
import { WalletMark } from './WalletMark.tsx'

type Props = { readonly wallet: ListedWallet; readonly uri: string; readonly isCompact: boolean }

/** The QR code that pairs a phone with this page; on the phone itself, the link that opens the wallet. */
export function PairingPane({ wallet, uri, isCompact }: Props) {
  const [showsCode, setShowsCode] = useState(false)
  const { outcome, copy } = useCopy(uri)
  const { name, entry } = wallet
  const link = entry?.pairingLink?.(uri) ?? uri
  const said =
    outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied, scan the code instead' : 'Copy the link'
  return (
    <div className={styles.pairing}>
      {isCompact && !showsCode ? (
        <>
          <WalletMark wallet={wallet} size="big" />
          <p>
            {name} asks whether to share an address. Connecting lets Countersign see that address. It cannot move any
            assets.
          </p>
          <Button component="a" href={link} variant="filled" size="lg" fullWidth>
            Open {name}
          </Button>
          <Button variant="subtle" fullWidth leftSection={<Icon name="qrcode" />} onClick={() => setShowsCode(true)}>
            Show the code instead
          </Button>
        </>
      ) : (
        <>
          <div className={styles.bigCode}>
            <QrCode text={link} label={`QR code to pair ${name} with this page`} />
          </div>
          <p role="status">Scan it with {entry?.id === 'walletConnect' ? 'your wallet' : `${name} on the phone`}.</p>
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
