/** One embedded app, as its address names it. */
export type AppPlace = {
  /** What the frame opens: the address as given, in the browser's spelling. */
  readonly url: string
  /** What the app is known by here: origin and path, without query, hash and last slash. */
  readonly key: string
  /** What its messages come from, and what it is granted things by. */
  readonly origin: string
  /** Host with port. */
  readonly host: string
}

/** The app at an address; null when the text is no http or https address. Whether it may be opened says `readAppUrl`. */
export function appOf(url: string): AppPlace | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin, pathname, host, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { url: href, key: `${origin}${pathname.replace(/\/+$/, '')}`, origin, host }
}

/** The name of an app on this side; the text itself where it is no address. */
export const appKey = (url: string): string => appOf(url)?.key ?? url
