import { Icon, Identicon, ShortHex } from '@countersign/ui'
import { useChainName } from '../data/query/useChainName.ts'
import { useNames } from '../data/names/useNames.ts'
import { openAccountDialog, openConnectDialog, useWallet, type WalletState } from '../data/wallet/walletStore.ts'
import styles from './TopBar.module.css'

/** The connected wallet with its address, or the button that connects one. */
export function WalletButton({ filled, chainId }: { filled: boolean; chainId: string | null }) {
  const wallet = useWallet()
  const { nameOf } = useNames()
  const chainNameOf = useChainName()
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
  const network = networkWords(wallet, chainId, chainNameOf)
  const state = wallet.status === 'reconnecting' ? ', reconnecting' : network === null ? '' : `, ${network}`
  return (
    <button
      type="button"
      className={styles.wallet}
      onClick={openAccountDialog}
      aria-label={`Wallet: ${name}, ${wallet.walletName ?? 'wallet'}${state}`}
      data-elsewhere={network !== null || undefined}
      data-waiting={wallet.status === 'reconnecting' || network !== null || undefined}
    >
      <Identicon address={wallet.address} shape="person" size={22} />
      <span className={styles.walletText}>
        <b>{name}</b>
        <ShortHex value={wallet.address} /> {network !== null && <span className={styles.elsewhere}>{network}</span>}
      </span>
      <Icon name={wallet.isDemo ? 'flask' : 'wallet'} size={16} />
    </button>
  )
}

/** The wallet's network in words, when it differs from the network of the page; null when it is the same. */
function networkWords(
  { chainId, unsupported }: WalletState,
  pageChainId: string | null,
  chainNameOf: (id: string) => string | null,
): string | null {
  const isElsewhere = unsupported || (pageChainId !== null && chainId !== null && chainId !== pageChainId)
  if (!isElsewhere) return null
  if (chainId === null) return 'on an unknown network'
  return `on ${chainNameOf(chainId) ?? `network ${chainId}`}`
}
