import type { Transaction } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { packProofs, splitNote } from '@countersign/safe/light'
import { refusalMessages } from '../refusalMessages.ts'

/*
 * The origin of a transaction or message: JSON text `{"url","name","note"}` that names the app that made it and carries the note of its
 * proposer. It is stored by services and is not signed.
 */

/**
 * Reads the JSON text that a proposal carries: the app that made it, and the note of its proposer. Other text gives
 * nulls.
 *
 * @example
 * describeOrigin('{"url":"https://app.example","name":"App","note":"Rent"}')
 * // { app: { name: 'App', url: 'https://app.example', logoUri: null }, note: 'Rent' }
 */
export function describeOrigin(origin: string | null): {
  readonly app: Transaction['safeAppInfo']
  readonly note: string | null
} {
  const value = parseOrigin(origin)
  const { url, name, note } = value ?? {}
  const app = typeof url === 'string' ? { name: typeof name === 'string' ? name : url, url, logoUri: null } : null
  return { app, note: typeof note === 'string' ? plainNote(note) : null }
}

/**
 * The object in the text of an origin; null for any other text.
 *
 * @example
 * parseOrigin('{"note":"Rent"}') // { note: 'Rent' }
 */
export function parseOrigin(text: string | null | undefined): Readonly<Record<string, unknown>> | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/**
 * A note without markup; null if nothing remains.
 *
 * @example
 * plainNote('Rent <b>March</b> ') // 'Rent March'
 */
export function plainNote(note: string): string | null {
  const text = stripMarkup(note).trim()
  return text === '' ? null : text
}

/** Repeats until nothing is left to strip: removing one tag may join the halves of another. */
function stripMarkup(text: string): string {
  const stripped = text.replace(/<[^>]*>/g, '')
  return stripped === text ? text : stripMarkup(stripped)
}

/** An origin as a service stores it. */
export type Origin = { readonly origin: string | null; readonly note: string | null }

/** Longest text whose note is read. A longer one is returned unchanged, and `explainLongOrigin` refuses it. */
const LONGEST_TEXT = 2000

/**
 * The origin to store: the note is plain text without markup; text that is not an origin is dropped.
 *
 * @example
 * normalizeOrigin('{"note":"Rent <b>March</b> "}') // { origin: '{"note":"Rent March"}', note: 'Rent March' }
 */
export function normalizeOrigin(text: string | null | undefined): Origin {
  const value = parseOrigin(text)
  if (!text || value === null) return { origin: null, note: null }
  if (text.length > LONGEST_TEXT) return { origin: text, note: null }
  const { note: raw, ...rest } = value
  const note = typeof raw === 'string' ? plainNote(raw) : null
  return { origin: JSON.stringify(note === null ? rest : { ...rest, note }), note }
}

/**
 * Why a service refuses an origin that does not fit.
 *
 * @example
 * explainLongOrigin('x'.repeat(240)) // 'The origin has 240 characters; at most 200 are allowed.'
 */
export const explainLongOrigin = (origin: string): string =>
  refusalMessages.originTooLong({ characters: [...origin].length, most: MOST_ORIGIN_CHARACTERS })

/** The app that made a transaction, as it describes itself. */
type App = { readonly url: string; readonly name: string }

/** The most Unicode characters of an origin that Safe's services accept. */
export const MOST_ORIGIN_CHARACTERS = 200

/**
 * Whether a service accepts the text, measured on the text that is sent, where quotes in a name are longer. Services count characters as
 * users do, so that a character beyond the first plane counts once.
 *
 * @example
 * fitsOrigin('{"note":"Rent"}') // true
 */
export const fitsOrigin = (text: string): boolean => [...text].length <= MOST_ORIGIN_CHARACTERS

/**
 * The requesting app and the note of a transaction, as sent to the service; null when there is neither. The address is kept, the name is
 * cut first, then the note. An address that is too long alone is reduced to its origin.
 *
 * @example
 * originText(null, 'Rent') // '{"note":"Rent"}'
 */
export function originText(app: App | null, note: string): string | null {
  if (app === null) return note === '' ? null : fit((length) => textOf({ note: cut(note, length) }), note)
  const { name } = app
  const url = fitsOrigin(textOf({ url: app.url })) ? app.url : originOf(app.url)
  const noted = note === '' ? {} : { note }
  if (fitsOrigin(textOf({ url, name: '', ...noted })))
    return fit((length) => textOf({ url, name: cut(name, length), ...noted }), name)
  return fit((length) => textOf({ url, name: '', note: cut(note, length) }), note)
}

const textOf = (fields: { url?: string; name?: string; note?: string }): string => JSON.stringify(fields)

/** The longest text that fits. @param of returns the text with this many characters of the part that is cut */
function fit(of: (length: number) => string, whole: string): string {
  for (let length = [...whole].length; length > 0; length -= 1) {
    const text = of(length)
    if (fitsOrigin(text)) return text
  }
  return of(0)
}

/** Cuts by whole characters: half of a surrogate pair would be written as an escape. */
function cut(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url.slice(0, 100))

/**
 * What is sent to the service with a transaction: the note, followed by the proofs of new owners that fit. The note is never shortened for
 * a proof; owners whose proof does not fit are returned.
 *
 * @example
 * noteToSend('Rent', [], null) // { note: 'Rent', leftOut: [] }
 */
export const noteToSend = (note: string, proofs: readonly Hex[], app: App | null): ReturnType<typeof packProofs> =>
  packProofs(note, proofs, (text) =>
    fitsOrigin(JSON.stringify({ ...(app && { url: app.url, name: app.name }), note: text })),
  )

/**
 * Shortens an origin from elsewhere to the length that a service accepts.
 *
 * @example
 * fitOrigin('{"note":"Rent"}') // '{"note":"Rent"}'
 */
export function fitOrigin(origin: string | null): string | null {
  if (origin === null || fitsOrigin(origin)) return origin
  const { url, name, note } = parseOrigin(origin) ?? {}
  const app = typeof url === 'string' ? { url, name: textOr(name) } : null
  const { note: words, proofs } = splitNote(textOr(note))
  return originText(app, noteToSend(words, proofs, app).note)
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
