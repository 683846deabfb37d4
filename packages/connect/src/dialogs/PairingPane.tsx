import { Icon, QrCode, useCopy } from '@countersign/ui/atoms'
import { useState } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletMark } from './WalletMark.tsx'
import { connectMessages } from './connectMessages.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { Button, ButtonLink } from '../parts/Button.tsx'

type Props = { readonly wallet: ListedWallet; readonly uri: string; readonly isCompact: boolean }

/** The QR code that pairs a phone with this page; on the phone itself, the link that opens the wallet. */
export function PairingPane({ wallet, uri, isCompact }: Props) {
  const [showsCode, setShowsCode] = useState(false)
  const { outcome, copy } = useCopy(uri)
  const { name, entry } = wallet
  const { app } = useOpenKit().config
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
          <p>{connectMessages.asks({ name, app: app.name })}</p>
          <ButtonLink href={link} variant="filled" size="lg" isWide>
            {connectMessages.open({ name })}
          </ButtonLink>
          <Button variant="subtle" isWide icon={<Icon name="qrcode" />} onClick={() => setShowsCode(true)}>
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
      <Button variant="subtle" icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />} onClick={copy}>
        {said}
      </Button>
      <span className="cs-visually-hidden" role="status">
        {outcome === 'idle' ? '' : said}
      </span>
    </div>
  )
}
