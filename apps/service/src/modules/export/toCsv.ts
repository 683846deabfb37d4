import { EXPORT_FIELDS, type ExportRow } from './exportRow.ts'

const LINE_END = '\r\n'

/**
 * RFC 4180: CRLF, quotes doubled. A cell that a spreadsheet would run as a formula (it begins with = + - @, a tab or a
 * carriage return) gets an apostrophe in front.
 */
export function toCsvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toLine = (cells: readonly (string | number | boolean | null)[]) => cells.map(toCsvCell).join(',') + LINE_END

/** Spreadsheets take a file without a byte order mark for the local 8-bit encoding; programs may ask to leave it out. */
export async function* toCsv(rows: AsyncIterable<readonly ExportRow[]>, withMark: boolean): AsyncGenerator<string> {
  yield (withMark ? '\uFEFF' : '') + toLine(EXPORT_FIELDS)
  for await (const part of rows)
    if (part.length > 0) yield part.map((row) => toLine(EXPORT_FIELDS.map((field) => row[field]))).join('')
}
