import type { ListedWallet } from '../model/ListedWallet.ts'
import { WalletMark } from './WalletMark.tsx'
import styles from './ConnectDialog.module.css'

type Props = {
  readonly wallets: readonly ListedWallet[]
  readonly chosen: string | null
  /** Ids, the last used first. */
  readonly recent: readonly string[]
  readonly onChoose: (wallet: ListedWallet) => void
}

export function WalletList({ wallets, chosen, recent, onChoose }: Props) {
  const rows = (group: ListedWallet['group']) =>
    wallets
      .filter((wallet) => wallet.group === group)
      .map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className={styles.wallet}
            data-wallet={wallet.id}
            aria-current={wallet.id === chosen}
            onClick={() => onChoose(wallet)}
          >
            <WalletMark wallet={wallet} />
            <span className={styles.name}>
              <b>{wallet.name}</b> {wallet.rdns !== null && <small>{wallet.rdns}</small>}
            </span>{' '}
            <span className={styles.aside}>{walletAside(wallet, recent)}</span>
          </button>
        </li>
      ))
  const demo = rows('demo')
  return (
    <div className={styles.list}>
      <div className={styles.group} id="wallets-popular">
        Popular
      </div>
      <ul aria-labelledby="wallets-popular">{rows('popular')}</ul>
      <div className={styles.group} id="wallets-hardware">
        Hardware and air-gapped
      </div>
      <ul aria-labelledby="wallets-hardware">{rows('hardware')}</ul>
      {demo.length > 0 && (
        <>
          <div className={styles.group} id="wallets-demo">
            Demo owners
            <small className={styles.public}>Demo keys are public: only for local chains</small>
          </div>
          <ul aria-labelledby="wallets-demo">{demo}</ul>
        </>
      )}
    </div>
  )
}

/** The text at the end of a wallet's row: when it was used, otherwise whether it is available. */
function walletAside({ id, reach, group }: ListedWallet, recent: readonly string[]): string {
  if (reach === 'elsewhere') return 'inside Safe only'
  if (reach === 'notConfigured') return 'not configured'
  if (reach === 'missing') return 'not installed'
  const place = recent.indexOf(id)
  if (place >= 0) return place === 0 ? 'last used' : 'recent'
  return reach === 'here' && group === 'popular' ? 'installed' : ''
}
