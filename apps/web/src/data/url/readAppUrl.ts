import { appOf, type AppPlace } from './appOf.ts'

type ReadAppUrl = { readonly ok: true; readonly app: AppPlace } | { readonly ok: false; readonly reason: string }

const INVALID = 'The url is invalid'
/** Longest address an app may have: the service, links and storage take no longer one. */
const MOST_CHARACTERS = 2048
/** Control characters and those that change the direction of what follows: the address would not be what one reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Reads the address of an app that somebody typed or followed.
 * @param ownOrigins origins of this page and its service: an app there could leave its frame and read what the page keeps
 */
export function readAppUrl(text: string, ownOrigins: readonly string[]): ReadAppUrl {
  const trimmed = text.trim()
  if (trimmed.length > MOST_CHARACTERS || UNSEEN.test(trimmed) || !/^https?:\/\//i.test(trimmed))
    return refused(INVALID)
  const app = appOf(trimmed)
  if (app === null) return refused(INVALID)
  const { protocol, hostname, username, password } = new URL(app.url)
  if (username !== '' || password !== '') return refused(`${INVALID}: it carries a name or password`)
  if (protocol === 'http:' && !isLocalHost(hostname)) return refused(`${INVALID}: http is only taken on localhost`)
  if (ownOrigins.includes(app.origin))
    return refused(
      `${app.origin} is this wallet’s own address. An app there could leave its frame and read what the wallet keeps, so it is not opened.`,
    )
  return { ok: true, app }
}

const refused = (reason: string) => ({ ok: false, reason }) as const

/** `localhost` and names below it, which browsers never ask the network for. */
export const isLocalHost = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')
