const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * A text from outside, for one line: invisible characters, direction marks, line breaks and terminal control
 * characters are written as their numbers.
 *
 * @example
 * oneLine('a\nb') // 'a\\u{a}b'
 */
export const oneLine = (text: string): string =>
  text.replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/**
 * Replaces the same characters, but keeps line breaks: for everything that a program prints to a terminal.
 *
 * @example
 * plainLines('two\nlines\u001b[8m') // 'two\nlines\\u{1b}[8m'
 */
export const plainLines = (text: string): string => text.split('\n').map(oneLine).join('\n')

/**
 * The same for a text of several lines. Each line is marked as quoted, so that none looks like a line of this page.
 */
export const quotedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `| ${oneLine(line)}`)
    .join('\n')
