import { hasFeature } from '../../data/config/hasFeature.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { PaletteItem } from './PaletteItem.ts'

type Page = Pick<PaletteItem, 'id' | 'title' | 'icon'> & { readonly href: string; readonly key?: string }

/** @param hasDapps this deployment offers dapps, by WalletConnect */
export const pageItems = (account: OpenAccount | null, hasDapps: boolean): PaletteItem[] =>
  pagesOf(account, hasDapps).map(({ href, key, ...item }) => ({
    ...item,
    ...(key === undefined ? {} : { shortcut: `G ${key}` }),
    target: { kind: 'page', href },
  }))

const pagesOf = (account: OpenAccount | null, hasDapps: boolean): Page[] => [
  { id: 'needs', title: 'Needs you', key: 'N', icon: 'inbox', href: '/' },
  { id: 'accounts', title: 'Accounts', key: 'A', icon: 'stack-2', href: '/accounts' },
  ...(account ? ofAccount(account, hasDapps) : []),
  { id: 'book', title: 'Address book', key: 'B', icon: 'address-book', href: '/address-book' },
  { id: 'import', title: 'Import a transaction', icon: 'file-import', href: '/import' },
  { id: 'prove', title: 'Prove control of a key', icon: 'signature', href: '/prove' },
  { id: 'appearance', title: 'Appearance', icon: 'palette', href: '/settings/appearance' },
  { id: 'app-permissions', title: 'App permissions', icon: 'shield-lock', href: '/settings/apps' },
  { id: 'networks', title: 'Networks and service', icon: 'network', href: '/settings/networks' },
  { id: 'build', title: 'This build', icon: 'fingerprint', href: '/settings/build' },
  {
    id: 'settings',
    title: 'Settings of this browser',
    icon: 'settings',
    // With an account open, its navigation stays visible on these pages.
    ...(account ? { key: 'E', href: `/safes/${account.account}/settings` } : { href: '/settings' }),
  },
]

function ofAccount({ account, chain }: OpenAccount, hasDapps: boolean): Page[] {
  const own = `/safes/${account}`
  return [
    { id: 'overview', title: 'Overview', key: 'O', icon: 'home-2', href: own },
    { id: 'assets', title: 'Assets', key: 'T', icon: 'coins', href: `${own}/assets` },
    { id: 'queue', title: 'Queue', key: 'Q', icon: 'list-check', href: `${own}/queue` },
    { id: 'history', title: 'History', key: 'H', icon: 'history', href: `${own}/history` },
    { id: 'messages', title: 'Messages', key: 'M', icon: 'message', href: `${own}/messages` },
    ...(hasDapps
      ? [{ id: 'dapps', title: 'Connected dapps', icon: 'plug-connected' as const, href: `${own}/dapps` }]
      : []),
    ...(hasFeature(chain, 'SAFE_APPS')
      ? [{ id: 'apps', title: 'Apps', key: 'P', icon: 'apps' as const, href: `${own}/apps` }]
      : []),
    { id: 'setup', title: 'Set-up', key: 'S', icon: 'adjustments-horizontal', href: `${own}/setup` },
    { id: 'add-module', title: 'Add a module', icon: 'plus', href: `${own}/setup/modules/add` },
    { id: 'set-guard', title: 'Set a transaction guard', icon: 'shield-lock', href: `${own}/setup/guard` },
    { id: 'handler', title: 'Change the fallback handler', icon: 'edit', href: `${own}/setup/handler` },
    { id: 'upgrade', title: 'Upgrade the contract', icon: 'arrow-up', href: `${own}/setup/upgrade` },
    { id: 'recovery', title: 'Recovery', icon: 'shield-check', href: `${own}/setup/recovery` },
    { id: 'new-account', title: 'Create an account below', icon: 'plus', href: `${own}/setup/new-account` },
    { id: 'account-settings', title: 'Settings', key: 'E', icon: 'settings', href: `${own}/settings` },
  ]
}
