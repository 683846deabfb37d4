import { BYTE_ORDER_MARK, EXPORT_FIELDS, toCsvLine, type ExportRow } from '@countersign/ledger'

/** A CSV file in parts. Programs may omit the byte order mark. */
export async function* toCsv(rows: AsyncIterable<readonly ExportRow[]>, withMark: boolean): AsyncGenerator<string> {
  yield (withMark ? BYTE_ORDER_MARK : '') + toCsvLine(EXPORT_FIELDS)
  for await (const part of rows)
    if (part.length > 0) yield part.map((row) => toCsvLine(EXPORT_FIELDS.map((field) => row[field]))).join('')
}
