/** What JSON need not escape, but a terminal may obey or hide. */
const UNSEEN = /[\u007f-\u009f]|[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu

/** One JSON document; numbers of the chain become decimal text, and invisible characters their JSON escapes. */
export const printJson = (value: unknown): string =>
  `${JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each), 2).replace(UNSEEN, escaped)}\n`

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')
