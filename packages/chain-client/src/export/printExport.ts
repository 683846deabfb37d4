import { BYTE_ORDER_MARK, EXPORT_FIELDS, toCsvLine, type ExportRow } from '@countersign/ledger'
import type { ChainExport, ChainExportRow } from './ChainExport.ts'

type Range = { readonly from: string; readonly to: string }

const isOfServiceOnly = (field: keyof ExportRow): field is Exclude<keyof ExportRow, keyof ChainExportRow> =>
  field === 'tokenTrusted' || field === 'imitation' || field === 'executor' || field === 'fee'

const FIELDS = EXPORT_FIELDS.filter((field) => !isOfServiceOnly(field))

/**
 * Prints a file that says, in its name and in every line or at its head, that it was read from nodes alone and which blocks were read.
 * @param range days as `2026-11-21` in UTC, both included; an empty text leaves that end open
 * @example
 * const { name, text } = printExport(reported, 'csv', { from: '2026-11-01', to: '' })
 */
export function printExport(
  reported: ChainExport,
  format: 'csv' | 'json',
  range: Range,
): { name: string; text: string } {
  const { shortName, chainId, safe, blocks, complete } = reported
  const rows = reported.rows.filter(({ date }) => {
    const day = date.slice(0, 10)
    return (range.from === '' || day >= range.from) && (range.to === '' || day <= range.to)
  })
  const name = [
    'countersign',
    shortName,
    safe,
    'chain-only',
    ...(complete ? [] : ['incomplete']),
    ...[range.from, range.to].filter(Boolean),
  ].join('-')
  if (format === 'json') {
    const head = {
      chainId,
      safe,
      from: range.from || null,
      to: range.to || null,
      source: 'chain-only',
      blocks,
      complete,
    }
    return { name: `${name}.json`, text: `${JSON.stringify({ ...head, rows }, null, 1)}\n` }
  }
  const source = `chain-only, ${complete ? 'complete' : 'incomplete'}, blocks ${blocks.from} to ${blocks.to}`
  const lines = [[...FIELDS, 'source'], ...rows.map((row) => [...FIELDS.map((field) => row[field]), source])]
  return { name: `${name}.csv`, text: BYTE_ORDER_MARK + lines.map(toCsvLine).join('') }
}
