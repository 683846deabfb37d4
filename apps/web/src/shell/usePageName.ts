import { useMatches } from '@tanstack/react-router'
import { pagePlace } from '../data/url/pagePlace.ts'
import { useStore } from '../data/store/useStore.ts'
import { pageNameMessages as pages } from './pageNameMessages.ts'
import { shellMessages as shell } from './shellMessages.ts'

/** Messages without parameters. */
type ShellName = { [Key in keyof typeof shell]: (typeof shell)[Key] extends string ? Key : never }[keyof typeof shell]
type PageName = keyof typeof pages | ShellName

const isOfPage = (name: PageName): name is keyof typeof pages => Object.hasOwn(pages, name)
const wordsOf = (name: PageName): string => (isOfPage(name) ? pages[name] : shell[name])

/** The words of the breadcrumb by route. */
export const pageNames: Readonly<Record<string, PageName>> = {
  '/_app/': 'needsYou',
  '/_app/accounts': 'allAccounts',
  '/_app/address-book': 'addressBook',
  '/_app/settings': 'settings',
  '/_app/settings_/appearance': 'appearance',
  '/_app/settings_/networks': 'networks',
  '/_app/settings_/data': 'yourData',
  '/_app/settings_/build': 'build',
  '/_app/notifications': 'notifications',
  '/_app/import': 'import',
  '/_app/more': 'more',
  '/_app/create': 'newAccount',
  '/_app/plan/$address': 'plan',
  '/_app/prove': 'prove',
  '/_app/addOwner': 'addOwner',
  '/_app/explorer/$chain/tx/$hash': 'transactionOnChain',
  '/_app/explorer/$chain/address/$address': 'addressOnChain',
  '/_app/safes/$safe/': 'overview',
  '/_app/safes/$safe/assets': 'assets',
  '/_app/safes/$safe/approvals': 'approvals',
  '/_app/safes/$safe/shared-book': 'sharedBook',
  '/_app/safes/$safe/queue': 'queue',
  '/_app/safes/$safe/drafts': 'drafts',
  '/_app/safes/$safe/history': 'history',
  '/_app/safes/$safe/dapps': 'dapps',
  '/_app/safes/$safe/apps': 'apps',
  '/_app/settings_/apps': 'appPermissions',
  '/_app/share_/safe-app': 'sharedApp',
  '/_app/safes/$safe/apps_/open': 'app',
  '/_app/safes/$safe/messages/': 'messages',
  '/_app/safes/$safe/messages/review': 'newMessage',
  '/_app/safes/$safe/messages/$hash': 'message',
  '/_app/safes/$safe/messages/check': 'checkSignature',
  '/_app/safes/$safe/setup': 'setup',
  '/_app/safes/$safe/setup_/upgrade': 'upgrade',
  '/_app/safes/$safe/setup_/new-account': 'accountBelow',
  '/_app/safes/$safe/setup_/owners': 'owners',
  '/_app/safes/$safe/setup_/modules/add': 'addModule',
  '/_app/safes/$safe/setup_/guard': 'guard',
  '/_app/safes/$safe/setup_/handler': 'handler',
  '/_app/safes/$safe/setup_/recovery': 'recovery',
  '/_app/safes/$safe/setup_/recovery_/start': 'startRecovery',
  '/_app/safes/$safe/settings': 'settings',
  '/_app/safes/$safe/send': 'newTransaction',
  '/_app/safes/$safe/contract-calls': 'contractCalls',
  '/_app/safes/$safe/review': 'review',
  '/_app/safes/$safe/transactions/$id': 'transaction',
}

const APP = '/_app/safes/$safe/apps_/open'

/** The last part of the breadcrumb; for an open app, its host; for a transaction, its number. */
export function usePageName(): string {
  const place = useStore(pagePlace)
  const name = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const app = match?.routeId === APP ? match.search.appUrl : ''
      return URL.canParse(app) ? new URL(app).host : wordsOf(pageNames[match?.routeId ?? ''] ?? 'notFound')
    },
  })
  return place?.name ?? name
}

export type ParentPage = 'assets' | 'apps' | 'history' | 'messages' | 'queue' | 'send' | 'settings' | 'setup'

const PARENTS: Readonly<Record<string, ParentPage>> = {
  '/_app/plan/$address': 'setup',
  '/_app/settings_/appearance': 'settings',
  '/_app/settings_/networks': 'settings',
  '/_app/settings_/apps': 'settings',
  '/_app/settings_/build': 'settings',
  '/_app/settings_/data': 'settings',
  '/_app/safes/$safe/messages/$hash': 'messages',
  '/_app/safes/$safe/messages/review': 'messages',
  '/_app/safes/$safe/drafts': 'queue',
  '/_app/safes/$safe/approvals': 'assets',
  '/_app/safes/$safe/contract-calls': 'send',
  [APP]: 'apps',
  '/_app/safes/$safe/messages/check': 'messages',
  '/_app/safes/$safe/setup_/owners': 'setup',
  '/_app/safes/$safe/setup_/modules/add': 'setup',
  '/_app/safes/$safe/setup_/guard': 'setup',
  '/_app/safes/$safe/setup_/handler': 'setup',
  '/_app/safes/$safe/setup_/recovery': 'setup',
  '/_app/safes/$safe/setup_/recovery_/start': 'setup',
  '/_app/safes/$safe/setup_/upgrade': 'setup',
  '/_app/safes/$safe/setup_/new-account': 'setup',
}

/** The words of the breadcrumb for the parent of the open page. */
export const parentName = (parent: ParentPage): string => shell[parent === 'send' ? 'newTransaction' : parent]

/** The parent page of the open one, which the breadcrumb names before it. A transaction belongs to one of two lists. */
export function useParentPage(): ParentPage | null {
  const place = useStore(pagePlace)
  const parent = useMatches({ select: (matches) => PARENTS[matches.at(-1)?.routeId ?? ''] ?? null })
  return place?.list ?? parent
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
