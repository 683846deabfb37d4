import { appOf, type AppPlace } from './appOf.ts'

type ReadAppUrl = { readonly ok: true; readonly app: AppPlace } | { readonly ok: false; readonly reason: string }

const INVALID = 'The URL is invalid'
/** The longest URL of an app: the service, links and storage accept no longer one. */
const MOST_CHARACTERS = 2048
/** Control characters and characters that change the reading direction: the displayed URL would differ from the real one. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Parses the URL of an app that the user typed or followed.
 * @param ownOrigins origins of this page and its service: an app there could leave its frame and read the page's storage
 */
export function readAppUrl(text: string, ownOrigins: readonly string[]): ReadAppUrl {
  const trimmed = text.trim()
  if (trimmed.length > MOST_CHARACTERS || UNSEEN.test(trimmed) || !/^https?:\/\//i.test(trimmed))
    return refused(INVALID)
  const app = appOf(trimmed)
  if (app === null) return refused(INVALID)
  const { protocol, hostname, username, password } = new URL(app.url)
  if (username !== '' || password !== '') return refused(`${INVALID}: it contains a user name or password`)
  if (protocol === 'http:' && !isLocalHost(hostname)) return refused(`${INVALID}: http is only accepted on localhost`)
  if (ownOrigins.includes(app.origin))
    return refused(
      `${app.origin} is this wallet’s own address. An app there could leave its frame and read the wallet’s storage, so it is not opened.`,
    )
  return { ok: true, app }
}

const refused = (reason: string) => ({ ok: false, reason }) as const

/** `localhost` and names below it, which browsers resolve without the network. */
export const isLocalHost = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')
