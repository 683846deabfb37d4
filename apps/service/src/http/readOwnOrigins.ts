/** The page writes this cookie (apps/web/src/data/rpc/ownOrigins.ts). With TLS, the prefix prevents neighbouring sites from setting it. */
const COOKIE = /^(?:__Host-)?countersign-origins(?:-\d{1,5})?$/
const MOST_ORIGINS = 16
/** Host names as a URL parser writes them. They contain no character that could end a source or a directive of the policy. */
const SOURCE = /^(?:https?|wss?):\/\/(?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/

/**
 * Origins of the nodes that a user added, from a cookie of the user's browser. Values that are not origins are dropped, because the text
 * goes into a header.
 */
export function readOwnOrigins(cookies: string | undefined): string[] {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=')
    return COOKIE.test(name) ? decode(value).split(' ') : []
  })
  return [...new Set(values.filter(isOrigin))].sort().slice(0, MOST_ORIGINS)
}

function isOrigin(text: string): boolean {
  if (!SOURCE.test(text) || !URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  return `${protocol}//${host}` === text
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
