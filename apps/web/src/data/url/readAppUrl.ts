import { appOf, type AppPlace } from './appOf.ts'
import { appUrlMessages as messages } from './appUrlMessages.ts'

type ReadAppUrl = { readonly ok: true; readonly app: AppPlace } | { readonly ok: false; readonly reason: string }

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
    return refused(messages.invalid)
  const app = appOf(trimmed)
  if (app === null) return refused(messages.invalid)
  const { protocol, hostname, username, password } = new URL(app.url)
  if (username !== '' || password !== '') return refused(messages.withPassword)
  if (protocol === 'http:' && !isLocalHost(hostname)) return refused(messages.httpElsewhere)
  if (ownOrigins.includes(app.origin)) return refused(messages.ownAddress(app.origin))
  return { ok: true, app }
}

const refused = (reason: string) => ({ ok: false, reason }) as const

/** `localhost` and names below it, which browsers resolve without the network. */
export const isLocalHost = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')
