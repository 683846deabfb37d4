import { PageHeader, type IconName, Icon } from '@countersign/ui'
import type { LinkProps } from '@tanstack/react-router'
import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { hasFeature } from '../data/config/hasFeature.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'
import { DataSources } from './DataSources.tsx'
import { NavLink } from './NavLink.tsx'
import { useShellAccount } from './useShellAccount.ts'
import styles from './More.module.css'

/** The entries that do not fit into the bar of the phone layout. */
export function MorePage() {
  const { last } = useShellAccount()
  useDocumentTitle('More')
  const params = { safe: last?.account ?? '' }
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  const connectedDapps: [LinkProps, IconName, string] = [
    { to: '/safes/$safe/dapps', params },
    'plug-connected',
    'Connected dapps',
  ]
  const apps: [LinkProps, IconName, string] = [{ to: '/safes/$safe/apps', params }, 'apps', 'Apps']
  const own: [LinkProps, IconName, string][] = last
    ? [
        [{ to: '/safes/$safe', params }, 'home-2', 'Overview'],
        [{ to: '/safes/$safe/history', params }, 'history', 'History'],
        [{ to: '/safes/$safe/messages', params }, 'message', 'Messages'],
        ...(hasDapps ? [connectedDapps] : []),
        ...(hasFeature(last.chain, 'SAFE_APPS') ? [apps] : []),
        [{ to: '/safes/$safe/setup', params }, 'adjustments-horizontal', 'Set-up'],
        [{ to: '/safes/$safe/settings', params }, 'settings', 'Settings'],
      ]
    : ([[{ to: '/settings' }, 'settings', 'Settings']] satisfies [LinkProps, IconName, string][])
  return (
    <>
      <PageHeader title="More" />
      <ul className={`cs-panel ${styles.list}`}>
        {own.map(([link, icon, label]) => (
          <NavLink key={label} link={link} icon={icon} label={label} />
        ))}
        <NavLink link={{ to: '/accounts' }} icon="stack-2" label="Accounts" />
        <NavLink link={{ to: '/address-book' }} icon="address-book" label="Address book" />
        <NavLink link={{ to: '/import' }} icon="file-import" label="Import a transaction" />
        <NavLink link={{ to: '/create' }} icon="users-plus" label="Create an account" />
      </ul>
      <SchemeButton />
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
      leftSection={<Icon name={isDark ? 'sun' : 'moon'} />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Light scheme' : 'Dark scheme'}
    </Button>
  )
}
