import { useMatches } from '@tanstack/react-router'
import { pagePlace } from '../data/url/pagePlace.ts'
import { useStore } from '../data/store/useStore.ts'
import { pageNameMessages as pages } from './pageNameMessages.ts'
import { shellMessages as shell } from './shellMessages.ts'

/** The words of the breadcrumb by route. */
export const pageNames: Record<string, () => string> = {
  '/_app/': () => shell.needsYou,
  '/_app/accounts': () => shell.allAccounts,
  '/_app/address-book': () => shell.addressBook,
  '/_app/settings': () => shell.settings,
  '/_app/settings_/appearance': () => pages.appearance,
  '/_app/settings_/networks': () => pages.networks,
  '/_app/settings_/data': () => pages.yourData,
  '/_app/settings_/build': () => pages.build,
  '/_app/notifications': () => shell.notifications,
  '/_app/import': () => pages.import,
  '/_app/more': () => shell.more,
  '/_app/create': () => pages.newAccount,
  '/_app/plan/$address': () => pages.plan,
  '/_app/prove': () => pages.prove,
  '/_app/addOwner': () => pages.addOwner,
  '/_app/explorer/$chain/tx/$hash': () => pages.transactionOnChain,
  '/_app/explorer/$chain/address/$address': () => pages.addressOnChain,
  '/_app/safes/$safe/': () => shell.overview,
  '/_app/safes/$safe/assets': () => shell.assets,
  '/_app/safes/$safe/approvals': () => pages.approvals,
  '/_app/safes/$safe/shared-book': () => pages.sharedBook,
  '/_app/safes/$safe/queue': () => shell.queue,
  '/_app/safes/$safe/drafts': () => pages.drafts,
  '/_app/safes/$safe/history': () => shell.history,
  '/_app/safes/$safe/dapps': () => shell.dapps,
  '/_app/safes/$safe/apps': () => shell.apps,
  '/_app/settings_/apps': () => pages.appPermissions,
  '/_app/share_/safe-app': () => pages.sharedApp,
  '/_app/safes/$safe/apps_/open': () => pages.app,
  '/_app/safes/$safe/messages/': () => shell.messages,
  '/_app/safes/$safe/messages/review': () => pages.newMessage,
  '/_app/safes/$safe/messages/$hash': () => pages.message,
  '/_app/safes/$safe/messages/check': () => pages.checkSignature,
  '/_app/safes/$safe/setup': () => shell.setup,
  '/_app/safes/$safe/setup_/upgrade': () => pages.upgrade,
  '/_app/safes/$safe/setup_/new-account': () => pages.accountBelow,
  '/_app/safes/$safe/setup_/owners': () => pages.owners,
  '/_app/safes/$safe/setup_/modules/add': () => pages.addModule,
  '/_app/safes/$safe/setup_/guard': () => pages.guard,
  '/_app/safes/$safe/setup_/handler': () => pages.handler,
  '/_app/safes/$safe/setup_/recovery': () => pages.recovery,
  '/_app/safes/$safe/setup_/recovery_/start': () => pages.startRecovery,
  '/_app/safes/$safe/settings': () => shell.settings,
  '/_app/safes/$safe/send': () => shell.newTransaction,
  '/_app/safes/$safe/contract-calls': () => pages.contractCalls,
  '/_app/safes/$safe/review': () => pages.review,
  '/_app/safes/$safe/transactions/$id': () => pages.transaction,
}

const APP = '/_app/safes/$safe/apps_/open'

/** The last part of the breadcrumb; for an open app, its host; for a transaction, its number. */
export function usePageName(): string {
  const place = useStore(pagePlace)
  const name = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const app = match?.routeId === APP ? match.search.appUrl : ''
      return URL.canParse(app) ? new URL(app).host : (pageNames[match?.routeId ?? '']?.() ?? shell.notFound)
    },
  })
  return place?.name ?? name
}

const PARENTS = {
  '/_app/plan/$address': { page: 'setup', name: () => shell.setup },
  '/_app/settings_/appearance': { page: 'settings', name: () => shell.settings },
  '/_app/settings_/networks': { page: 'settings', name: () => shell.settings },
  '/_app/settings_/apps': { page: 'settings', name: () => shell.settings },
  '/_app/settings_/build': { page: 'settings', name: () => shell.settings },
  '/_app/settings_/data': { page: 'settings', name: () => shell.settings },
  '/_app/safes/$safe/messages/$hash': { page: 'messages', name: () => shell.messages },
  '/_app/safes/$safe/messages/review': { page: 'messages', name: () => shell.messages },
  '/_app/safes/$safe/drafts': { page: 'queue', name: () => shell.queue },
  '/_app/safes/$safe/approvals': { page: 'assets', name: () => shell.assets },
  '/_app/safes/$safe/contract-calls': { page: 'send', name: () => shell.newTransaction },
  [APP]: { page: 'apps', name: () => shell.apps },
  '/_app/safes/$safe/messages/check': { page: 'messages', name: () => shell.messages },
  '/_app/safes/$safe/setup_/owners': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/modules/add': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/guard': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/handler': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/recovery': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/recovery_/start': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/upgrade': { page: 'setup', name: () => shell.setup },
  '/_app/safes/$safe/setup_/new-account': { page: 'setup', name: () => shell.setup },
} as const

/** The lists that a transaction may belong to. */
const LISTS = {
  queue: { page: 'queue', name: () => shell.queue },
  history: { page: 'history', name: () => shell.history },
} as const

export type ParentPage = (typeof PARENTS)[keyof typeof PARENTS] | (typeof LISTS)[keyof typeof LISTS]

const isChild = (routeId: string): routeId is keyof typeof PARENTS => Object.hasOwn(PARENTS, routeId)

/** The parent page of the open one, which the breadcrumb names before it. */
export function useParentPage(): ParentPage | null {
  const place = useStore(pagePlace)
  const parent = useMatches({
    select: (matches) => {
      const routeId = matches.at(-1)?.routeId ?? ''
      return isChild(routeId) ? PARENTS[routeId] : null
    },
  })
  return place ? LISTS[place.list] : parent
}

/** A settings page that belongs to no account. */
export const useIsSettings = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.routeId.startsWith('/_app/settings') ?? false })

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
