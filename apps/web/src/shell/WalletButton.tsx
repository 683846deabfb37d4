import type { WalletState } from '@countersign/connect/core'
import { Icon, Identicon, ShortHex } from '@countersign/ui'
import { useChainName } from '../data/query/useChainName.ts'
import { useNames } from '../data/names/useNames.ts'
import { openAccountDialog, openConnectDialog, useWallet } from '../data/wallet/walletStore.ts'
import styles from './TopBar.module.css'
import { shellMessages as messages } from './shellMessages.ts'

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
        aria-label={messages.connect}
      >
        <Icon name="wallet" />
        <span>{wallet.status === 'connecting' ? messages.connecting : messages.connect}</span>
      </button>
    )
  const name = nameOf(wallet.address, chainId ?? wallet.chainId ?? '')?.name ?? wallet.walletName ?? messages.wallet
  const network = networkWords(wallet, chainId, chainNameOf)
  const state = wallet.status === 'reconnecting' ? messages.reconnecting : network
  return (
    <button
      type="button"
      className={styles.wallet}
      onClick={openAccountDialog}
      aria-label={messages.walletIs({ name, wallet: wallet.walletName ?? messages.walletKind, state })}
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
  if (chainId === null) return messages.onUnknownNetwork
  const chain = chainNameOf(chainId)
  return chain === null ? messages.onNetworkId({ id: chainId }) : messages.onNetwork({ chain })
}
