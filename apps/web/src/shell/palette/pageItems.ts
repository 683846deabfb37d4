import { hasFeature } from '../../data/config/hasFeature.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { PaletteItem } from './PaletteItem.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

type Page = Pick<PaletteItem, 'id' | 'title' | 'icon'> & { readonly href: string; readonly key?: string }

/** @param hasDapps this deployment offers dapps, by WalletConnect */
export const pageItems = (account: OpenAccount | null, hasDapps: boolean): PaletteItem[] =>
  pagesOf(account, hasDapps).map(({ href, key, ...item }) => ({
    ...item,
    ...(key === undefined ? {} : { shortcut: `G ${key}` }),
    target: { kind: 'page', href },
  }))

const pagesOf = (account: OpenAccount | null, hasDapps: boolean): Page[] => [
  { id: 'needs', title: messages.needsYou, key: 'N', icon: 'inbox', href: '/' },
  { id: 'accounts', title: messages.accounts, key: 'A', icon: 'stack-2', href: '/accounts' },
  ...(account ? ofAccount(account, hasDapps) : []),
  { id: 'book', title: messages.addressBook, key: 'B', icon: 'address-book', href: '/address-book' },
  { id: 'notifications', title: messages.notifications, icon: 'bell', href: '/notifications' },
  { id: 'import', title: messages.import, icon: 'file-import', href: '/import' },
  { id: 'prove', title: messages.prove, icon: 'signature', href: '/prove' },
  { id: 'appearance', title: messages.appearance, icon: 'palette', href: '/settings/appearance' },
  { id: 'app-permissions', title: messages.appPermissions, icon: 'shield-lock', href: '/settings/apps' },
  { id: 'networks', title: messages.networks, icon: 'network', href: '/settings/networks' },
  { id: 'data', title: messages.yourData, icon: 'download', href: '/settings/data' },
  { id: 'build', title: messages.build, icon: 'fingerprint', href: '/settings/build' },
  {
    id: 'settings',
    title: messages.browserSettings,
    icon: 'settings',
    // With an account open, its navigation stays visible on these pages.
    ...(account ? { key: 'E', href: `/safes/${account.account}/settings` } : { href: '/settings' }),
  },
]

function ofAccount({ account, chain, safe }: OpenAccount, hasDapps: boolean): Page[] {
  const own = `/safes/${account}`
  return [
    { id: 'overview', title: messages.overview, key: 'O', icon: 'home-2', href: own },
    { id: 'assets', title: messages.assets, key: 'T', icon: 'coins', href: `${own}/assets` },
    { id: 'approvals', title: messages.approvals, icon: 'shield-lock', href: `${own}/approvals` },
    { id: 'queue', title: messages.queue, key: 'Q', icon: 'list-check', href: `${own}/queue` },
    { id: 'drafts', title: messages.drafts, icon: 'edit', href: `${own}/drafts` },
    { id: 'history', title: messages.history, key: 'H', icon: 'history', href: `${own}/history` },
    { id: 'messages', title: messages.messages, key: 'M', icon: 'message', href: `${own}/messages` },
    { id: 'check-signature', title: messages.checkSignature, icon: 'shield-check', href: `${own}/messages/check` },
    ...(hasDapps
      ? [{ id: 'dapps', title: messages.dapps, icon: 'plug-connected' as const, href: `${own}/dapps` }]
      : []),
    ...(hasFeature(chain, 'SAFE_APPS')
      ? [{ id: 'apps', title: messages.apps, key: 'P', icon: 'apps' as const, href: `${own}/apps` }]
      : []),
    { id: 'shared-book', title: messages.sharedBook, icon: 'address-book', href: `${own}/shared-book` },
    { id: 'setup', title: messages.setup, key: 'S', icon: 'adjustments-horizontal', href: `${own}/setup` },
    { id: 'add-module', title: messages.addModule, icon: 'plus', href: `${own}/setup/modules/add` },
    { id: 'set-guard', title: messages.setGuard, icon: 'shield-lock', href: `${own}/setup/guard` },
    { id: 'handler', title: messages.handler, icon: 'edit', href: `${own}/setup/handler` },
    { id: 'upgrade', title: messages.upgrade, icon: 'arrow-up', href: `${own}/setup/upgrade` },
    { id: 'plan', title: messages.plan, icon: 'git-compare', href: `/plan/${safe}` },
    { id: 'recovery', title: messages.recovery, icon: 'shield-check', href: `${own}/setup/recovery` },
    { id: 'new-account', title: messages.accountBelow, icon: 'plus', href: `${own}/setup/new-account` },
    { id: 'account-settings', title: messages.settings, key: 'E', icon: 'settings', href: `${own}/settings` },
  ]
}
