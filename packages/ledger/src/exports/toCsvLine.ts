const LINE_END = '\r\n'

/**
 * A CSV line by RFC 4180: CRLF, quotes doubled. A cell that a spreadsheet would execute as a formula (it begins with
 * = + - @, a tab or a carriage return) gets an apostrophe in front.
 * @example
 * toCsvLine(['a,b', null, '=1+1']) // '"a,b",,\'=1+1\r\n'
 */
export const toCsvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  cells.map(toCsvCell).join(',') + LINE_END

function toCsvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Without this mark, spreadsheets read a CSV file in the local 8-bit encoding.
 *
 * @example
 * BYTE_ORDER_MARK + toCsvLine(EXPORT_FIELDS)
 */
export const BYTE_ORDER_MARK = '\uFEFF'
