import { Icon, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { downloadLinks } from '../catalogue/downloadLinks.ts'
import { walletSteps } from '../catalogue/walletSteps.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { NOT_CONFIGURED } from './ExplainPane.tsx'
import { QrCode } from '../../../parts/qr/QrCode.tsx'
import { WalletMark } from './WalletMark.tsx'

type Props = { readonly wallet: ListedWallet; readonly isCompact: boolean; readonly onContinue: () => void }

/** A wallet that is not available: its download links, and the steps afterwards. */
export function StepsPane({ wallet, isCompact, onContinue }: Props) {
  const { entry, name, reach } = wallet
  if (!entry) return null
  const canPair = reach === 'loadable'
  const links = downloadLinks(entry.downloads, navigator.userAgent, isCompact)
  return (
    <>
      {(links.length > 0 || entry.downloads.qr) && (
        <div className={styles.sources}>
          {entry.downloads.qr && !isCompact ? (
            <div className={styles.code}>
              <QrCode text={entry.downloads.qr} label={`QR code of the download page of ${name}`} />
              <span>Scan this with the phone camera</span>
            </div>
          ) : (
            <WalletMark wallet={wallet} size="big" />
          )}
          <div className={styles.links}>
            {links.map(({ label, href, icon }) => (
              <Button
                key={label}
                component="a"
                variant="default"
                size={isCompact ? 'md' : 'sm'}
                href={href}
                target="_blank"
                rel="noreferrer"
                justify="flex-start"
                leftSection={<Icon name={icon} />}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ol className={styles.steps}>
        {walletSteps(entry, { canPair, isPhone: isCompact }).map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden>{index + 1}</span>
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ol>
      {entry.needsProjectId && !canPair && (
        <VerdictNote verdict="unchecked" title={NOT_CONFIGURED}>
          {isCompact
            ? 'The app cannot be opened from here. Open this page in the browser inside the app.'
            : 'The phone app cannot be paired here. The extension works without it.'}
        </VerdictNote>
      )}
      <div className={styles.stepsFoot}>
        <span>Links open in a new tab</span>
        <Button
          variant="subtle"
          size={isCompact ? 'md' : 'sm'}
          leftSection={<Icon name="refresh" />}
          onClick={() => window.location.reload()}
        >
          Refresh
        </Button>
        {canPair && (
          <Button size={isCompact ? 'md' : 'sm'} variant="filled" onClick={onContinue}>
            {isCompact && entry.pairingLink ? `Open ${name}` : 'Continue'}
          </Button>
        )}
      </div>
    </>
  )
}
