import { Icon, Kbd, Logo } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasFeature } from '../data/config/hasFeature.ts'
import { useStatusIsDue } from '../data/connection/useStatusIsDue.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { lazyPart } from '../parts/status/lazyPart.tsx'
import { AccountSwitcher } from './AccountSwitcher.tsx'
import styles from './Nav.module.css'
import { NavLink } from './NavLink.tsx'
import { PinnedAccounts } from './PinnedAccounts.tsx'
import { useIsSettings, useParentPage } from './usePageName.ts'
import type { ShellAccount } from './useShellAccount.ts'
import type { ShellCounts } from './useShellCounts.ts'
import { shellMessages as messages } from './shellMessages.ts'

export interface NavProps {
  account: ShellAccount['open']
  counts: ShellCounts
  onSwitch(): void
}

const DataSources = lazyPart(() => import('./DataSources.tsx').then(({ DataSources }) => ({ default: DataSources })))

const PRODUCT = 'Countersign'

/** Navigation of the page: 232 px wide, 64 px while a transaction is reviewed and in a narrow window. */
export function Nav({ account, counts, onSwitch }: NavProps) {
  const params = { safe: account?.account ?? '' }
  const isSettings = useIsSettings()
  const hasSources = useStatusIsDue()
  // Approvals belong to the assets and a plan to the set-up, and their paths do not say so.
  const parent = useParentPage()
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  return (
    <nav className={styles.nav} aria-label={messages.main}>
      <Link to="/" className={styles.brand} aria-label={messages.home}>
        <Logo />
        <span className={styles.word}>{PRODUCT}</span>
      </Link>
      <ul>
        <NavLink link={{ to: '/' }} exact icon="inbox" label={messages.needsYou} count={counts.needsYou} needsYou />
        <NavLink link={{ to: '/accounts' }} icon="stack-2" label={messages.accounts} />
      </ul>
      {account ? (
        <>
          <AccountSwitcher account={account} onSwitch={onSwitch} />
          <Link to="/safes/$safe/send" params={params} className={styles.create} title={messages.newTransaction}>
            <Icon name="plus" />
            <span className={styles.word}>{messages.newTransaction}</span>
            <span className={styles.word}>
              <Kbd onFill>N</Kbd>
            </span>
          </Link>
          <ul>
            <NavLink link={{ to: '/safes/$safe', params }} exact icon="home-2" label={messages.overview} />
            <NavLink
              link={{ to: '/safes/$safe/assets', params }}
              icon="coins"
              label={messages.assets}
              isHere={parent === 'assets'}
            />
            <NavLink
              link={{ to: '/safes/$safe/queue', params }}
              icon="list-check"
              label={messages.queue}
              count={counts.queued}
            />
            <NavLink link={{ to: '/safes/$safe/history', params }} icon="history" label={messages.history} />
            <NavLink link={{ to: '/safes/$safe/messages', params }} icon="message" label={messages.messages} />
            {hasDapps && (
              <NavLink link={{ to: '/safes/$safe/dapps', params }} icon="plug-connected" label={messages.dapps} />
            )}
            <NavLink link={{ to: '/address-book' }} icon="address-book" label={messages.addressBook} />
            {hasFeature(account.chain, 'SAFE_APPS') && (
              <NavLink link={{ to: '/safes/$safe/apps', params }} icon="apps" label={messages.apps} />
            )}
            <NavLink
              link={{ to: '/safes/$safe/setup', params }}
              icon="adjustments-horizontal"
              label={messages.setup}
              isHere={parent === 'setup'}
            />
            <NavLink
              link={{ to: '/safes/$safe/settings', params }}
              icon="settings"
              label={messages.settings}
              isHere={isSettings}
            />
          </ul>
        </>
      ) : (
        <>
          <PinnedAccounts />
          <ul>
            <NavLink link={{ to: '/address-book' }} icon="address-book" label={messages.addressBook} />
            <NavLink link={{ to: '/settings' }} icon="settings" label={messages.settings} />
          </ul>
        </>
      )}
      {hasSources && (
        <Suspense>
          <DataSources account={account} />
        </Suspense>
      )}
    </nav>
  )
}
