/** One embedded app, identified by its address. */
export type AppPlace = {
  /** The URL that the frame opens, as the browser normalises it. */
  readonly url: string
  /** The identity of the app in this page: origin and path, without query, hash and last slash. */
  readonly key: string
  /** The origin of its messages and of its permissions. */
  readonly origin: string
  /** Host with port. */
  readonly host: string
}

/** The app at an address; null when the text is not an http or https URL. `readAppUrl` decides whether it may be opened. */
export function appOf(url: string): AppPlace | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin, pathname, host, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { url: href, key: `${origin}${pathname.replace(/\/+$/, '')}`, origin, host }
}

/** The key of an app; the text itself when it is not a URL. */
export const appKey = (url: string): string => appOf(url)?.key ?? url
