import { CopyButton, InfoNote, VerdictNote } from '@countersign/ui/atoms'
import { walletSteps } from '../catalogue/walletSteps.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletMark } from './WalletMark.tsx'
import { connectMessages } from './connectMessages.ts'

/** For a wallet that cannot be reached from this page: the reason and the remedy. */
export function ExplainPane({ wallet }: { wallet: ListedWallet }) {
  const [step] = wallet.entry ? walletSteps(wallet.entry, { canPair: false, isPhone: false }) : []
  const { origin } = window.location
  const missing = wallet.entry?.unconfigured?.()
  return (
    <div className={styles.explain}>
      <WalletMark wallet={wallet} size="big" />
      {wallet.reach === 'notConfigured' ? (
        <VerdictNote verdict="unchecked" title={missing?.title ?? connectMessages.notConfigured}>
          {missing?.text ?? connectMessages.notConfiguredText}
        </VerdictNote>
      ) : (
        <InfoNote title={step?.title ?? ''}>
          {step?.text}
          <span className={styles.origin}>
            <code>{origin}</code> <CopyButton value={origin} label={connectMessages.addressOfPage} />
          </span>
        </InfoNote>
      )}
    </div>
  )
}
