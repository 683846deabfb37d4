import type { AppOrigin } from '@countersign/describe/message'

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
