import { PageHeader, SectionHeading, type IconName, Icon } from '@countersign/ui'
import type { LinkProps } from '@tanstack/react-router'
import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { hasFeature } from '../data/config/hasFeature.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'
import { DataSources } from './DataSources.tsx'
import { NavLink } from './NavLink.tsx'
import { useShellAccount } from './useShellAccount.ts'
import styles from './More.module.css'
import { LanguageChoice } from '../screens/settings/components/LanguageChoice.tsx'
import { useNewNotifications } from './useNewNotifications.ts'
import { pageNameMessages } from './pageNameMessages.ts'
import { shellMessages as messages } from './shellMessages.ts'

/** The entries that do not fit into the bar of the phone layout. */
export function MorePage() {
  const { last } = useShellAccount()
  useDocumentTitle(messages.more)
  const params = { safe: last?.account ?? '' }
  const newOnes = useNewNotifications()
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  const connectedDapps: [LinkProps, IconName, string] = [
    { to: '/safes/$safe/dapps', params },
    'plug-connected',
    messages.dapps,
  ]
  const apps: [LinkProps, IconName, string] = [{ to: '/safes/$safe/apps', params }, 'apps', messages.apps]
  const own: [LinkProps, IconName, string][] = last
    ? [
        [{ to: '/safes/$safe', params }, 'home-2', messages.overview],
        [{ to: '/safes/$safe/drafts', params }, 'edit', pageNameMessages.drafts],
        [{ to: '/safes/$safe/history', params }, 'history', messages.history],
        [{ to: '/safes/$safe/messages', params }, 'message', messages.messages],
        ...(hasDapps ? [connectedDapps] : []),
        ...(hasFeature(last.chain, 'SAFE_APPS') ? [apps] : []),
        [{ to: '/safes/$safe/setup', params }, 'adjustments-horizontal', messages.setup],
      ]
    : []
  return (
    <>
      <PageHeader title={messages.more} />
      {last && (
        <section className={styles.group} aria-labelledby="more-account">
          <SectionHeading id="more-account" title={messages.thisAccount} />
          <ul className={`cs-panel ${styles.list}`}>
            {own.map(([link, icon, label]) => (
              <NavLink key={label} link={link} icon={icon} label={label} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group} aria-labelledby="more-browser">
        <SectionHeading id="more-browser" title={messages.thisBrowser} />
        <ul className={`cs-panel ${styles.list}`}>
          <NavLink link={{ to: '/accounts' }} icon="stack-2" label={messages.accounts} />
          <NavLink
            link={{ to: '/notifications' }}
            icon="bell"
            label={messages.notifications}
            count={newOnes}
            needsYou
          />
          <NavLink link={{ to: '/address-book' }} icon="address-book" label={messages.addressBook} />
          <NavLink link={{ to: '/import' }} icon="file-import" label={messages.importTransaction} />
          <NavLink link={{ to: '/create' }} icon="users-plus" label={messages.createAccount} />
          <NavLink link={{ to: '/settings' }} icon="settings" label={messages.settings} />
        </ul>
      </section>
      <SchemeButton />
      <LanguageChoice />
      <DataSources account={last} />
    </>
  )
}

/** Switches to the other colour scheme, and is labelled with its name. */
function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Button
      className={styles.scheme}
      leftSection={<Icon name={isDark ? 'sun' : 'moon'} />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? messages.lightScheme : messages.darkScheme}
    </Button>
  )
}
