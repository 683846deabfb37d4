import type { ListedWallet } from '../ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletMark } from './WalletMark.tsx'

type Props = {
  readonly wallets: readonly ListedWallet[]
  readonly chosen: string | null
  readonly lastUsed: string | null
  readonly onChoose: (wallet: ListedWallet) => void
}

export function WalletList({ wallets, chosen, lastUsed, onChoose }: Props) {
  const real = wallets.filter(({ isDemo }) => !isDemo)
  const demo = wallets.filter(({ isDemo }) => isDemo)
  const row = (wallet: ListedWallet) => (
    <li key={wallet.id}>
      <button
        type="button"
        className={styles.wallet}
        aria-current={wallet.id === chosen}
        onClick={() => onChoose(wallet)}
      >
        <WalletMark wallet={wallet} />
        <b>{wallet.id === 'injected' ? 'Browser wallet' : wallet.name}</b>
        {wallet.id === lastUsed && <span className={styles.aside}>last used</span>}
      </button>
    </li>
  )
  return (
    <div className={styles.list}>
      <div className={styles.group}>Popular</div>
      {real.length > 0 ? (
        <ul>{real.map(row)}</ul>
      ) : (
        <p className={styles.group}>
          <small>No wallet was found in this browser. Install one, then reload this page.</small>
        </p>
      )}
      {demo.length > 0 && (
        <>
          <div className={styles.group}>
            Demo owners
            <small className={styles.public}>Demo keys are public: local chains only</small>
          </div>
          <ul>{demo.map(row)}</ul>
        </>
      )}
    </div>
  )
}
