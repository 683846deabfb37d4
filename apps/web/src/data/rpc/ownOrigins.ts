/**
 * With TLS, the prefix prevents sites of the same domain from writing the cookie. Cookies ignore ports, so two pages on one host name, for
 * example this page and the same page as an app, use two names.
 */
const name = () =>
  `${location.protocol === 'https:' ? '__Host-' : ''}countersign-origins${location.port === '' ? '' : `-${location.port}`}`
const YEAR_SECONDS = 365 * 86_400

/** The origins that this page's policy allowed when it was loaded. */
const sinceLoad: readonly string[] = read()

/**
 * Stores the origins of the nodes that a user has added in a cookie, which the service reads when it serves the page. The page's policy
 * lists the allowed origins, so a new node can be used from the next load on. Docs: adr/0009.
 * @returns whether the page must be loaded again to use one of them
 */
export function setOwnOrigins(urls: readonly string[]): { needsReload: boolean } {
  const origins = [...new Set(urls.flatMap((url) => originOf(url) ?? []))].sort()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = origins.length === 0 ? 0 : YEAR_SECONDS
  document.cookie = `${name()}=${encodeURIComponent(origins.join(' '))}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  return { needsReload: !origins.every((origin) => sinceLoad.includes(origin)) }
}

function read(): string[] {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name()}=`))
  try {
    return pair ? decodeURIComponent(pair.slice(name().length + 1)).split(' ') : []
  } catch {
    // The cookie was written by other code. The service does not read it either.
    return []
  }
}

/** Browsers disagree about `URL.origin` of a socket's address: that of a page, or opaque. */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : null
}
