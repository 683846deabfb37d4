const ACCOUNT = /^[A-Za-z0-9-]+:0x[0-9a-fA-F]{40}$/

/** Pages of the existing product below an account, and the pages here. */
const PAGES: readonly (readonly [pattern: RegExp, page: string])[] = [
  [/^\/home$/, ''],
  [/^\/balances\/nfts$/, '/assets?tab=nfts'],
  [/^\/balances(\/.*)?$/, '/assets'],
  [/^\/transactions\/queue$/, '/queue'],
  [/^\/transactions(\/history)?$/, '/history'],
  [/^\/transactions\/messages$/, '/messages'],
  [/^\/settings\/(setup|owners)$/, '/setup'],
  [/^\/settings\/modules$/, '/setup#modules'],
  [/^\/settings\/spending-limits$/, '/setup#limits'],
  [/^\/settings(\/.*)?$/, '/settings'],
  [/^\/(apps(\/.*)?)$/, '/apps'],
  [/^\/(swap|bridge|stake|earn)$/, ''],
]

/** A page of an account here whose path also exists in the existing product: `/safes/eth:0x…/settings/setup`. */
const OWN_PAGE = /^\/safes\/([^/]+)(\/.*)?$/

/** Pages without an account. */
const STARTS: Readonly<Record<string, string>> = {
  '/welcome': '/',
  '/welcome/accounts': '/accounts',
  '/settings/safe-apps': '/settings/apps',
}

/**
 * The page here for a link of the existing product: `/home?safe=eth:0x…`, `/transactions/tx?safe=…&id=…`,
 * `/transactions/msg?safe=…&messageHash=…`, or the older `/eth:0x…/balances`. Null when it is not such a link. The text of the account is
 * passed on unchanged: the target page reports what is wrong with it.
 * @param search with or without its question mark
 */
export function legacyLink(pathname: string, search: string): string | null {
  const inPath = /^\/([^/]+)(\/.*)?$/.exec(decode(pathname))
  const [, first = '', rest = '/home'] = inPath ?? []
  const query = new URLSearchParams(search)
  if (ACCOUNT.test(first)) return olderLink(first, rest, query)
  const [, own = '', below = ''] = OWN_PAGE.exec(decode(pathname)) ?? []
  if (ACCOUNT.test(own)) return ownLink(own, below.replace(/\/+$/, ''), query)
  const start = STARTS[pathname.replace(/\/+$/, '')]
  if (start !== undefined) return start
  const newcomer = newcomersLink(pathname.replace(/\/+$/, ''), query)
  if (newcomer !== null) return newcomer
  const text = query.get('safe') ?? ''
  const safe = ACCOUNT.test(text) ? text : null
  if (APPS.test(pathname)) return appsLink(safe, pathname, query)
  if (text === '') return null
  const id = query.get('id') ?? query.get('messageHash')
  const path = pathname.replace(/\/+$/, '')
  const account = safe ?? encodeURIComponent(text)
  return ownersLink(account, path, query) ?? pageLink(account, path, id)
}

/** The pages of the existing product that may request another owner. */
const MAY_ADD_OWNER = /^(\/home|\/settings(\/(setup|owners))?)?$/

/** A link that requests another owner leads to the form of owners, with the address filled in when the link has one. */
function ownersLink(account: string, path: string, query: URLSearchParams): string | null {
  const asked = query.get('addOwner')
  if (path !== '/addOwner' && !(MAY_ADD_OWNER.test(path) && asked !== null)) return null
  const address = query.get('address') ?? (asked === 'true' ? '' : (asked ?? ''))
  return withQuery(`/safes/${account}/setup/owners`, address === '' ? {} : { add: address })
}

/** The network, and the account to watch, that such a link may contain. */
function newcomersLink(path: string, query: URLSearchParams): string | null {
  const [chain, address] = [query.get('chain'), query.get('address')]
  if (path === '/new-safe/create' || path === '/new-safe/advanced-create')
    return withQuery('/create', chain === null ? {} : { chain })
  if (path !== '/new-safe/load') return null
  if (address === null || address === '') return '/accounts'
  return withQuery('/accounts', { watch: chain === null || address.includes(':') ? address : `${chain}:${address}` })
}

const withQuery = (path: string, query: Record<string, string>) =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`

const APPS = /^\/apps(\/(open|custom|bookmarked))?\/*$/

/** A link to an app opens it with its account. Without an account it shows the app and lets the user choose an account. */
function appsLink(safe: string | null, pathname: string, query: URLSearchParams): string {
  const [appUrl, chain] = [query.get('appUrl'), query.get('chain')]
  if (appUrl !== null && safe !== null) return withQuery(`/safes/${safe}/apps/open`, { appUrl })
  if (appUrl !== null) return withQuery('/share/safe-app', { appUrl, ...(chain === null ? {} : { chain }) })
  if (safe === null) return '/accounts'
  return `/safes/${safe}/apps${pathname.startsWith('/apps/custom') ? '?add=' : ''}`
}

/** The overview of an account stays unchanged, unless the link requests another owner. */
function ownLink(safe: string, path: string, query: URLSearchParams): string | null {
  return ownersLink(safe, path, query) ?? (path === '' ? null : pageLink(safe, path, null))
}

/** `/eth:0x…/transactions/<id>` contained a transaction in its path. */
function olderLink(safe: string, rest: string, query: URLSearchParams): string | null {
  const path = rest.replace(/\/+$/, '') || '/home'
  const owners = ownersLink(safe, path, query)
  if (owners !== null) return owners
  const id = /^\/transactions\/((?:multisig|module|ethereum|creation)_.+|0x[0-9a-fA-F]{64})$/.exec(path)?.[1]
  return id === undefined ? pageLink(safe, path, null) : pageLink(safe, '/transactions/tx', id)
}

function pageLink(safe: string, path: string, id: string | null): string | null {
  if (path === '/address-book') return '/address-book'
  if (path === '/transactions/msg') return `/safes/${safe}/messages${id === null ? '' : `/${encodeURIComponent(id)}`}`
  if (path === '/transactions/tx')
    return id === null ? `/safes/${safe}/queue` : `/safes/${safe}/transactions/${encodeURIComponent(id)}`
  if (path === '' || path === '/') return `/safes/${safe}`
  const page = PAGES.find(([pattern]) => pattern.test(path))
  return page === undefined ? null : `/safes/${safe}${page[1]}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
