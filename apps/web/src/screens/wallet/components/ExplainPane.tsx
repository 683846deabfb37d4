import { CopyButton, InfoNote, VerdictNote } from '@countersign/ui'
import { walletSteps } from '../catalogue/walletSteps.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletMark } from './WalletMark.tsx'

export const NOT_CONFIGURED = 'Not configured in this deployment: WalletConnect needs a project id.'

/** For a wallet that cannot be reached from this page: the reason and the remedy. */
export function ExplainPane({ wallet }: { wallet: ListedWallet }) {
  const [step] = wallet.entry ? walletSteps(wallet.entry, { canPair: false, isPhone: false }) : []
  const { origin } = window.location
  return (
    <div className={styles.explain}>
      <WalletMark wallet={wallet} size="big" />
      {wallet.reach === 'notConfigured' ? (
        <VerdictNote verdict="unchecked" title={NOT_CONFIGURED}>
          An administrator can add one to the configuration. Wallets that are extensions of this browser work without
          it.
        </VerdictNote>
      ) : (
        <InfoNote title={step?.title ?? ''}>
          {step?.text}
          <span className={styles.origin}>
            <code>{origin}</code> <CopyButton value={origin} label="address of this page" />
          </span>
        </InfoNote>
      )}
    </div>
  )
}
