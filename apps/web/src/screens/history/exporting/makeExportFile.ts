import type { Chain } from '@countersign/api'
import { BYTE_ORDER_MARK, toCsvLine } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ExportRange } from '../model/exportPath.ts'
import { FILE_FIELDS, toFileRows } from './fileRows.ts'
import { printSheet } from './printSheet.ts'
import type { ValuedRow } from './valueRows.ts'

export type FileFormat = 'xlsx' | 'csv' | 'json'

type Input = {
  readonly rows: readonly ValuedRow[]
  readonly format: FileFormat
  readonly chain: Pick<Chain, 'chainId' | 'shortName'>
  readonly safe: Address
  readonly range: ExportRange
  readonly isFiltered: boolean
  readonly isComplete: boolean
  /** Upper-case code. */
  readonly currency: string
  readonly nameOf: (address: Address) => string | null
}

export async function makeExportFile(input: Input): Promise<{ name: string; blob: Blob }> {
  const { rows, format, chain, safe, range, isFiltered, isComplete, currency, nameOf } = input
  const days = [range.from, range.to].filter(Boolean)
  const marks = [...(isFiltered ? ['filtered'] : []), ...(isComplete ? [] : ['incomplete'])]
  const name = `${['countersign', chain.shortName, safe, ...marks, ...days].join('-')}.${format}`
  const lines = toFileRows(rows, currency, nameOf)
  if (format === 'xlsx') return { name, blob: await printSheet(lines, `${chain.shortName} ${safe.slice(0, 10)}`) }
  if (format === 'json') {
    const head = { chainId: chain.chainId, safe, from: range.from || null, to: range.to || null, complete: isComplete }
    return {
      name,
      blob: new Blob([`${JSON.stringify({ ...head, rows: lines }, null, 1)}\n`], { type: 'application/json' }),
    }
  }
  const csv = [toCsvLine(FILE_FIELDS), ...lines.map((line) => toCsvLine(FILE_FIELDS.map((field) => line[field])))]
  return { name, blob: new Blob([BYTE_ORDER_MARK, ...csv], { type: 'text/csv;charset=utf-8' }) }
}
