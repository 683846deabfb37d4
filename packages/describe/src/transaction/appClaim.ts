import type { Transaction } from '@countersign/api'
import type { ViewContext } from './ViewContext.ts'

/** The app that a transaction claims to come from. The proposer wrote it, and nothing proves it. */
export type AppClaim = {
  readonly name: string
  /** The host of the app's URL, or the text itself if it is not a URL. */
  readonly host: string
  /** A picture that loads without a request to another server, or null. */
  readonly logo: string | null
}

/**
 * The app that claims to have proposed this; null if there is none or the network does not show apps.
 *
 * @param origin of this page: a logo from elsewhere is left out
 * @example
 * appClaim({ name: 'Swap', url: 'https://app.example/swap', logoUri: null }, { hasApps: true })?.host // 'app.example'
 */
export function appClaim(
  info: Transaction['safeAppInfo'],
  { hasApps }: Pick<ViewContext, 'hasApps'>,
  origin: string = globalThis.location?.origin ?? '',
): AppClaim | null {
  if (!hasApps || info === null) return null
  return { name: info.name, host: hostOf(info.url), logo: ownPicture(info.logoUri, origin) }
}

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || url

/** A logo on another host would reveal to that host which transactions the user views. */
function ownPicture(uri: string | null, origin: string): string | null {
  if (uri === null) return null
  if (uri.startsWith('data:image/')) return uri
  return origin !== '' && URL.canParse(uri, origin) && new URL(uri, origin).origin === origin ? uri : null
}
