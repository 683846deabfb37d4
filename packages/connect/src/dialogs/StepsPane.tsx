import { Icon, QrCode, VerdictNote } from '@countersign/ui/atoms'
import { downloadLinks } from '../catalogue/downloadLinks.ts'
import { walletSteps } from '../catalogue/walletSteps.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletMark } from './WalletMark.tsx'
import { connectMessages } from './connectMessages.ts'
import { Button, ButtonLink } from '../parts/Button.tsx'

type Props = { readonly wallet: ListedWallet; readonly isCompact: boolean; readonly onContinue: () => void }

/** A wallet that is not available: its download links, and the steps afterwards. */
export function StepsPane({ wallet, isCompact, onContinue }: Props) {
  const { entry, name, reach } = wallet
  if (!entry) return null
  const canPair = reach === 'loadable'
  const qr = entry.downloads?.qr
  const links = downloadLinks(entry.downloads, navigator.userAgent, isCompact)
  return (
    <>
      {(links.length > 0 || qr) && (
        <div className={styles.sources}>
          {qr && !isCompact ? (
            <div className={styles.code}>
              <QrCode text={qr} label={connectMessages.downloadCode({ name })} />
              <span>{connectMessages.scanThis}</span>
            </div>
          ) : (
            <WalletMark wallet={wallet} size="big" />
          )}
          <div className={styles.links}>
            {links.map(({ label, href, icon }) => (
              <ButtonLink
                key={label}
                className={styles.download ?? ''}
                size={isCompact ? 'md' : 'sm'}
                href={href}
                target="_blank"
                rel="noreferrer"
                icon={<Icon name={icon} />}
              >
                {label}
              </ButtonLink>
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
        <VerdictNote verdict="unchecked" title={connectMessages.notConfigured}>
          {isCompact ? connectMessages.appNotOpened : connectMessages.appNotPaired}
        </VerdictNote>
      )}
      <div className={styles.stepsFoot}>
        <span>{connectMessages.newTab}</span>
        <Button
          variant="subtle"
          size={isCompact ? 'md' : 'sm'}
          icon={<Icon name="refresh" />}
          onClick={() => window.location.reload()}
        >
          {connectMessages.refresh}
        </Button>
        {canPair && (
          <Button size={isCompact ? 'md' : 'sm'} variant="filled" onClick={onContinue}>
            {isCompact && entry.pairingLink ? connectMessages.open({ name }) : connectMessages.continue}
          </Button>
        )}
      </div>
    </>
  )
}
