import { Icon } from '@countersign/ui'
import type { ListedWallet } from '../ListedWallet.ts'
import styles from './ConnectDialog.module.css'

/** The picture a wallet announced about itself; only data URLs, so that nothing is fetched from anywhere. */
export function WalletMark({ wallet, size = 'small' }: { wallet: ListedWallet | null; size?: 'small' | 'big' }) {
  if (wallet?.icon?.startsWith('data:image/'))
    return <img className={styles.mark} data-size={size} src={wallet.icon.trim()} alt="" />
  return (
    <span className={styles.mark} data-size={size}>
      <Icon name="wallet" size={size === 'big' ? 32 : 18} />
    </span>
  )
}
