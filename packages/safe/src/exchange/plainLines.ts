const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * A text of somebody else on one line of ours: what is not seen, turns the reading direction around, starts a new line or
 * talks to a terminal is written as its number.
 */
export const oneLine = (text: string): string =>
  text.replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/** The same for a text of several lines: each is marked as one of theirs, so that none reads like one of ours. */
export const quotedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `| ${oneLine(line)}`)
    .join('\n')
