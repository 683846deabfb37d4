import { useMatches } from '@tanstack/react-router'

/** The words of the breadcrumb by route. */
const names: Record<string, string> = {
  '/_app/': 'Needs you',
  '/_app/accounts': 'All accounts',
  '/_app/address-book': 'Address book',
  '/_app/settings': 'Settings',
  '/_app/settings_/appearance': 'Appearance',
  '/_app/settings_/networks': 'Networks and service',
  '/_app/settings_/build': 'This build',
  '/_app/import': 'Import',
  '/_app/more': 'More',
  '/_app/create': 'New account',
  '/_app/prove': 'Prove control',
  '/_app/addOwner': 'Add an owner',
  '/_app/explorer/$chain/tx/$hash': 'Transaction on chain',
  '/_app/explorer/$chain/address/$address': 'Address on chain',
  '/_app/safes/$safe/': 'Overview',
  '/_app/safes/$safe/assets': 'Assets',
  '/_app/safes/$safe/queue': 'Queue',
  '/_app/safes/$safe/history': 'History',
  '/_app/safes/$safe/dapps': 'Connected dapps',
  '/_app/safes/$safe/apps': 'Apps',
  '/_app/settings_/apps': 'App permissions',
  '/_app/share_/safe-app': 'Shared app',
  '/_app/safes/$safe/apps_/open': 'App',
  '/_app/safes/$safe/messages/': 'Messages',
  '/_app/safes/$safe/messages/review': 'New message',
  '/_app/safes/$safe/messages/$hash': 'Message',
  '/_app/safes/$safe/setup': 'Set-up',
  '/_app/safes/$safe/setup_/upgrade': 'Upgrade',
  '/_app/safes/$safe/setup_/new-account': 'Account below',
  '/_app/safes/$safe/setup_/owners': 'Change owners',
  '/_app/safes/$safe/setup_/modules/add': 'Add a module',
  '/_app/safes/$safe/setup_/guard': 'Guard',
  '/_app/safes/$safe/setup_/handler': 'Fallback handler',
  '/_app/safes/$safe/setup_/recovery': 'Recovery',
  '/_app/safes/$safe/setup_/recovery_/start': 'Start a recovery',
  '/_app/safes/$safe/settings': 'Settings',
  '/_app/safes/$safe/send': 'New transaction',
  '/_app/safes/$safe/contract-calls': 'Contract calls',
  '/_app/safes/$safe/review': 'Review',
  '/_app/safes/$safe/transactions/$id': 'Transaction',
}

const APP = '/_app/safes/$safe/apps_/open'

/** The last part of the breadcrumb; for an open app, its host. */
export const usePageName = (): string =>
  useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const app = match?.routeId === APP ? match.search.appUrl : ''
      return URL.canParse(app) ? new URL(app).host : (names[match?.routeId ?? ''] ?? 'Not found')
    },
  })

const PARENTS = {
  '/_app/safes/$safe/contract-calls': { page: 'send', name: 'New transaction' },
  [APP]: { page: 'apps', name: 'Apps' },
  '/_app/safes/$safe/setup_/owners': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/modules/add': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/guard': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/handler': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/recovery': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/recovery_/start': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/upgrade': { page: 'setup', name: 'Set-up' },
  '/_app/safes/$safe/setup_/new-account': { page: 'setup', name: 'Set-up' },
} as const

export type ParentPage = (typeof PARENTS)[keyof typeof PARENTS]

const isChild = (routeId: string): routeId is keyof typeof PARENTS => Object.hasOwn(PARENTS, routeId)

/** The parent page of the open one, which the breadcrumb names before it. */
export const useParentPage = (): ParentPage | null =>
  useMatches({
    select: (matches) => {
      const routeId = matches.at(-1)?.routeId ?? ''
      return isChild(routeId) ? PARENTS[routeId] : null
    },
  })

const READING = new Set([
  '/_app/safes/$safe/review',
  '/_app/safes/$safe/transactions/$id',
  '/_app/safes/$safe/messages/review',
  '/_app/safes/$safe/messages/$hash',
])

/** Whether the user reviews something on this page before signing it. */
export const isReadingPage = (routeId: string): boolean => READING.has(routeId)

/** The navigation is narrow while a transaction is reviewed or an app is open. */
export const useIsRail = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ routeId }) => isReadingPage(routeId) || routeId === APP) })
