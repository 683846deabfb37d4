import { Icon, Kbd, Logo } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { hasFeature } from '../data/config/hasFeature.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { AccountSwitcher } from './AccountSwitcher.tsx'
import { DataSources } from './DataSources.tsx'
import styles from './Nav.module.css'
import { NavLink } from './NavLink.tsx'
import { PinnedAccounts } from './PinnedAccounts.tsx'
import type { ShellAccount } from './useShellAccount.ts'
import type { ShellCounts } from './useShellCounts.ts'

export interface NavProps {
  account: ShellAccount['open']
  counts: ShellCounts
  onSearch(): void
}

/** Navigation of the page: 232 px wide, 64 px while a transaction is reviewed. */
export function Nav({ account, counts, onSearch }: NavProps) {
  const params = { safe: account?.account ?? '' }
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  return (
    <nav className={styles.nav} aria-label="Main">
      <Link to="/" className={styles.brand} aria-label="Countersign, home">
        <Logo />
        <span className={styles.word}>Countersign</span>
      </Link>
      <ul>
        <NavLink link={{ to: '/' }} exact icon="inbox" label="Needs you" count={counts.needsYou} needsYou />
        <NavLink link={{ to: '/accounts' }} icon="stack-2" label="Accounts" />
      </ul>
      {account ? (
        <>
          <AccountSwitcher account={account} onSearch={onSearch} />
          <Link to="/safes/$safe/send" params={params} className={styles.create} title="New transaction">
            <Icon name="plus" />
            <span className={styles.word}>New transaction</span>
            <span className={styles.word}>
              <Kbd onFill>N</Kbd>
            </span>
          </Link>
          <ul>
            <NavLink link={{ to: '/safes/$safe', params }} exact icon="home-2" label="Overview" />
            <NavLink link={{ to: '/safes/$safe/assets', params }} icon="coins" label="Assets" />
            <NavLink
              link={{ to: '/safes/$safe/queue', params }}
              icon="list-check"
              label="Queue"
              count={counts.queued}
            />
            <NavLink link={{ to: '/safes/$safe/history', params }} icon="history" label="History" />
            <NavLink link={{ to: '/safes/$safe/messages', params }} icon="message" label="Messages" />
            {hasDapps && (
              <NavLink link={{ to: '/safes/$safe/dapps', params }} icon="plug-connected" label="Connected dapps" />
            )}
            <NavLink link={{ to: '/address-book' }} icon="address-book" label="Address book" />
            {hasFeature(account.chain, 'SAFE_APPS') && (
              <NavLink link={{ to: '/safes/$safe/apps', params }} icon="apps" label="Apps" />
            )}
            <NavLink link={{ to: '/safes/$safe/setup', params }} icon="adjustments-horizontal" label="Set-up" />
            <NavLink link={{ to: '/safes/$safe/settings', params }} icon="settings" label="Settings" />
          </ul>
        </>
      ) : (
        <>
          <PinnedAccounts />
          <ul>
            <NavLink link={{ to: '/address-book' }} icon="address-book" label="Address book" />
            <NavLink link={{ to: '/settings' }} icon="settings" label="Settings" />
          </ul>
        </>
      )}
      <DataSources account={account} />
    </nav>
  )
}
