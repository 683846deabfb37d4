import { Icon, Identicon, ShortHex } from '@countersign/ui'
import { useNames } from '../shared/names/useNames.ts'
import { openAccountDialog, openConnectDialog, useWallet } from '../shared/wallet/walletStore.ts'
import styles from './TopBar.module.css'

/** The connected wallet with its address in sight, or the way to connect one. */
export function WalletButton({ filled, chainId }: { filled: boolean; chainId: string | null }) {
  const wallet = useWallet()
  const { nameOf } = useNames()
  if (wallet.address === null)
    return (
      <button
        type="button"
        className={styles.connect}
        data-filled={filled || undefined}
        onClick={openConnectDialog}
        aria-label="Connect wallet"
      >
        <Icon name="wallet" />
        <span>{wallet.status === 'connecting' ? 'Connecting' : 'Connect wallet'}</span>
      </button>
    )
  const name = nameOf(wallet.address, chainId ?? wallet.chainId ?? '')?.name ?? wallet.walletName ?? 'Wallet'
  const state = wallet.status === 'reconnecting' ? ', reconnecting' : wallet.unsupported ? ', on another network' : ''
  return (
    <button
      type="button"
      className={styles.wallet}
      onClick={openAccountDialog}
      aria-label={`Wallet: ${name}, ${wallet.walletName ?? 'wallet'}${state}`}
      data-waiting={wallet.status === 'reconnecting' || wallet.unsupported || undefined}
    >
      <Identicon address={wallet.address} shape="person" size={22} />
      <span className={styles.walletText}>
        <b>{name}</b>
        <ShortHex value={wallet.address} />
      </span>
      <Icon name={wallet.isDemo ? 'flask' : 'wallet'} size={16} />
    </button>
  )
}
