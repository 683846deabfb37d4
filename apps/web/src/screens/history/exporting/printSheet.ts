import type { SheetData } from 'write-excel-file/browser'
import { FILE_FIELDS, type FileField, type FileRow } from './fileRows.ts'

/** Columns of numbers; all other cells are text, which a spreadsheet never executes as a formula. */
const NUMBERS: ReadonlySet<FileField> = new Set(['blockNumber', 'nonce', 'tokenDecimals'])
/** Exact decimal texts, which are numbers in a sheet if a spreadsheet can hold all their digits. */
const DECIMALS: ReadonlySet<FileField> = new Set(['amount', 'feeAmount', 'fiatValue', 'price', 'feeFiatValue'])
/** Spreadsheets calculate with 15 digits. */
const MOST_DIGITS = 15
const DATE_FORMAT = 'yyyy-mm-dd hh:mm:ss' // no message: a format code of Excel
const FIAT: ReadonlySet<FileField> = new Set(['fiatValue', 'feeFiatValue'])

/** The rows as a sheet with a bold, fixed first line. */
export function toSheet(rows: readonly FileRow[]): SheetData {
  return [
    FILE_FIELDS.map((field) => ({ value: field, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => FILE_FIELDS.map((field) => toCell(field, row[field]))),
  ]
}

function toCell(field: FileField, value: FileRow[FileField]): SheetData[number][number] {
  if (value === null) return null
  if (field === 'date' && typeof value === 'string') return { value: new Date(value), type: Date, format: DATE_FORMAT }
  if (NUMBERS.has(field) && typeof value === 'number') return { value, type: Number }
  if (DECIMALS.has(field) && typeof value === 'string' && isExact(value))
    return { value: Number(value), type: Number, ...(FIAT.has(field) ? { format: '#,##0.00' } : {}) }
  return { value: String(value), type: String }
}

const isExact = (decimal: string): boolean =>
  decimal.replace(/^0+\.?0*|\./g, '').replace(/0+$/, '').length <= MOST_DIGITS

/** An Excel file. Loads the library that writes it. */
export async function printSheet(rows: readonly FileRow[], name: string): Promise<Blob> {
  const { default: writeSheet } = await import('write-excel-file/browser')
  return writeSheet(toSheet(rows), { sheet: name, stickyRowsCount: 1 }).toBlob()
}
