import { Icon, Identicon, Kbd, Logo } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useChains } from '../data/query/useChains.ts'
import { useNames } from '../data/names/useNames.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { openConnectDialog, openNetworkDialog, useWallet } from '../data/wallet/walletStore.ts'
import { Suspense } from 'react'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { lazyPart } from '../parts/status/lazyPart.tsx'
import { SourceChip } from './SourceChip.tsx'
import styles from './TopBar.module.css'
import { parentName, usePageName, useParentPage } from './usePageName.ts'
import { WalletButton } from './WalletButton.tsx'
import { shellMessages as messages } from './shellMessages.ts'

const NotificationBell = lazyPart(() =>
  import('./NotificationBell.tsx').then(({ NotificationBell }) => ({ default: NotificationBell })),
)

const PRODUCT = 'Countersign'

export interface TopBarProps {
  account: OpenAccount | null
  onSearch(): void
  /** Opens the list of accounts, on the phone. */
  onSwitch(): void
}

export function TopBar({ account, onSearch, onSwitch }: TopBarProps) {
  const { nameOf } = useNames()
  const page = usePageName()
  const parent = useParentPage()
  const afterContent = useAfterContent()
  const name = account && (nameOf(account.safe, account.chainId)?.name ?? messages.unnamed)
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand} aria-label={messages.home}>
        <Logo />
        {!account && <span>{PRODUCT}</span>}
      </Link>
      {account && (
        <button
          type="button"
          className={styles.mobileAccount}
          onClick={onSwitch}
          aria-label={messages.switchAccount({ name: name ?? '' })}
        >
          <Identicon address={account.safe} shape="account" size={22} />
          <b>{name}</b>
          <Icon name="selector" size={16} />
        </button>
      )}
      <nav className={styles.crumbs} aria-label={messages.breadcrumb}>
        {account && (
          <>
            <Link to="/safes/$safe" params={{ safe: account.account }} activeOptions={{ exact: true }}>
              {name}
            </Link>
            <span aria-hidden>/</span>
          </>
        )}
        {account && parent !== null && (
          <>
            <Link to={`/safes/$safe/${parent}`} params={{ safe: account.account }} activeOptions={{ exact: true }}>
              {parentName(parent)}
            </Link>
            <span aria-hidden>/</span>
          </>
        )}
        <span aria-current="page">{page}</span>
      </nav>
      {account && <span id="account-mark" className={styles.mark} />}
      <button type="button" className={styles.search} onClick={onSearch} aria-label={messages.searchKeys}>
        <Icon name="search" />
        <span>{messages.search}</span>
        <Kbd>{messages.searchShortcut}</Kbd>
      </button>
      <span className={styles.bell}>
        <Suspense>{afterContent && <NotificationBell />}</Suspense>
      </span>
      <SourceChip account={account} />
      <NetworkChip account={account} />
      <WalletButton filled={account !== null} chainId={account?.chainId ?? null} />
    </header>
  )
}

/** The network of the page; without an account, the wallet's network. */
function NetworkChip({ account }: { account: OpenAccount | null }) {
  const wallet = useWallet()
  const chains = useChains()
  const chain = account?.chain ?? chains.find(({ chainId }) => chainId === wallet.chainId) ?? chains[0]
  if (!chain) return null
  return (
    <button
      type="button"
      className={styles.network}
      onClick={wallet.address === null ? openConnectDialog : openNetworkDialog}
      aria-label={messages.networkIs({ chain: chain.chainName })}
    >
      <span className={styles.dot} aria-hidden />
      <span>{chain.chainName}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  )
}
