import { hasFeature } from '../../shared/config/hasFeature.ts'
import type { OpenAccount } from '../../shared/url/AccountContext.tsx'
import type { PaletteItem } from './PaletteItem.ts'

type Page = Pick<PaletteItem, 'id' | 'title' | 'icon'> & { readonly href: string; readonly key?: string }

/** @param hasDapps this deployment reaches dapps, by WalletConnect */
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
  { id: 'appearance', title: 'Appearance', icon: 'palette', href: '/settings/appearance' },
  { id: 'app-permissions', title: 'App permissions', icon: 'shield-lock', href: '/settings/apps' },
  { id: 'networks', title: 'Networks and service', icon: 'network', href: '/settings/networks' },
  { id: 'build', title: 'This build', icon: 'fingerprint', href: '/settings/build' },
  { id: 'settings', title: 'Settings of this browser', icon: 'adjustments-horizontal', href: '/settings' },
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
    { id: 'setup', title: 'Account settings', key: 'S', icon: 'settings', href: `${own}/settings` },
  ]
}
