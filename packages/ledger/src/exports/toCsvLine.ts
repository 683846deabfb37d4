const LINE_END = '\r\n'
/** The place before a formula. */
const FORMULA = /(^|[;\t\r\n] *)(?=[=+\-@])/g

/**
 * A CSV line by RFC 4180: CRLF, quotes doubled. A text that a spreadsheet would execute as a formula (it begins with
 * = + - @, a tab or a line break) gets an apostrophe in front. So does each part of a text that follows a semicolon, a
 * tab or a line break, because a spreadsheet may separate cells there: Excel in German separates them by semicolons.
 * @example
 * toCsvLine(['a,b', null, '=1+1']) // '"a,b",,\'=1+1\r\n'
 */
export const toCsvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  cells.map(toCsvCell).join(',') + LINE_END

function toCsvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' ? value.replace(FORMULA, "$&'").replace(/^[\t\r\n]/, "'$&") : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Without this mark, spreadsheets read a CSV file in the local 8-bit encoding.
 *
 * @example
 * BYTE_ORDER_MARK + toCsvLine(EXPORT_FIELDS)
 */
export const BYTE_ORDER_MARK = '\uFEFF'
