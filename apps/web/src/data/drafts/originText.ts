import type { AppOrigin } from '@countersign/describe/message'
import type { Hex } from '@countersign/primitives'
import { packProofs, splitNote } from '@countersign/safe/light'
import * as z from 'zod/mini'

/** The limit of Safe's services for the text that names an app. */
export const MOST_ORIGIN_CHARACTERS = 200

/**
 * Whether a service accepts the text, measured on the text that is sent, where quotes in a name are longer. Services count characters as
 * users do, so that a character beyond the first plane counts once.
 */
export const fitsOrigin = (text: string): boolean => [...text].length <= MOST_ORIGIN_CHARACTERS

/**
 * The requesting app and the note of a transaction, as sent to the service; null when there is neither. The address is kept, the name is
 * cut first, then the note. An address that is too long alone is reduced to its origin.
 */
export function originText(app: AppOrigin | null, note: string): string | null {
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
 */
export const noteToSend = (
  note: string,
  proofs: readonly Hex[],
  app: AppOrigin | null,
): ReturnType<typeof packProofs> =>
  packProofs(note, proofs, (text) =>
    fitsOrigin(JSON.stringify({ ...(app && { url: app.url, name: app.name }), note: text })),
  )

const Origin = z.object({
  url: z.optional(z.string()),
  name: z.optional(z.string()),
  note: z.optional(z.string()),
})

/** Shortens an origin from elsewhere to the length that a service accepts. */
export function fitOrigin(origin: string | null): string | null {
  if (origin === null || fitsOrigin(origin)) return origin
  const { url, name = '', note = '' } = Origin.safeParse(parseJson(origin)).data ?? {}
  const app = url === undefined ? null : { url, name }
  const { note: words, proofs } = splitNote(note)
  return originText(app, noteToSend(words, proofs, app).note)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
