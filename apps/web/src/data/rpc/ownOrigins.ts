/**
 * Where there is TLS, the prefix keeps sites of the same domain from writing it. Cookies do not know ports: two pages on one host
 * name, as this page and itself as an app, keep theirs under two names.
 */
const name = () =>
  `${location.protocol === 'https:' ? '__Host-' : ''}countersign-origins${location.port === '' ? '' : `-${location.port}`}`
const YEAR_SECONDS = 365 * 86_400

/** This page may reach what its policy named when it was loaded. */
const sinceLoad: readonly string[] = read()

/**
 * Keeps the origins of the nodes a person has added where the service sees them when it serves the page: the page's policy
 * names what it may reach, so a new node is reached from the next load on. Docs: adr/0009.
 * @returns whether one of them is out of this page's reach until it is loaded again
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
    // Somebody else's text: the service does not read it either.
    return []
  }
}

/** `URL.origin` of a socket's address is that of a page in some browsers and opaque in others. */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : null
}
