import type { AppOrigin } from '@countersign/describe/message'

/** What services of Safe take where an app is named. */
export const MOST_ORIGIN_CHARACTERS = 200

/**
 * Whether a service takes it, measured on the text that is sent: quotes in a name are longer there. Services count characters as people
 * do, so that one beyond the first plane counts once.
 */
export const fitsOrigin = (text: string): boolean => [...text].length <= MOST_ORIGIN_CHARACTERS

/**
 * Who asked for a transaction and what was noted beside it, as it is told to the service; null where there is neither.
 * The address is kept, the name is cut first, then the note. An address too long for all of it keeps its origin.
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

/** The longest that fits. @param of the text with so many characters of what is cut */
function fit(of: (length: number) => string, whole: string): string {
  for (let length = [...whole].length; length > 0; length -= 1) {
    const text = of(length)
    if (fitsOrigin(text)) return text
  }
  return of(0)
}

/** By whole characters: half of a pair would be written as an escape. */
function cut(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url.slice(0, 100))
