import type { Transaction } from '@countersign/api'
import type { ViewContext } from './ViewContext.ts'

/** The app a transaction is said to come from. Whoever proposed it wrote that; nothing proves it. */
export type AppClaim = {
  readonly name: string
  /** Host of the app's address, or the text itself where it is none. */
  readonly host: string
  /** A picture that costs no request to anybody else, or null. */
  readonly logo: string | null
}

/** Who says to have proposed this; null where nobody does, or the network does not show apps. */
export function appClaim(
  info: Transaction['safeAppInfo'],
  { hasApps }: Pick<ViewContext, 'hasApps'>,
  origin: string = globalThis.location?.origin ?? '',
): AppClaim | null {
  if (!hasApps || info === null) return null
  return { name: info.name, host: hostOf(info.url), logo: ownPicture(info.logoUri, origin) }
}

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || url

/** A logo on a foreign host would tell that host who looks at which transaction. */
function ownPicture(uri: string | null, origin: string): string | null {
  if (uri === null) return null
  if (uri.startsWith('data:image/')) return uri
  return origin !== '' && URL.canParse(uri, origin) && new URL(uri, origin).origin === origin ? uri : null
}
