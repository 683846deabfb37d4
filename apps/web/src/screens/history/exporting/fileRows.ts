import { EXPORT_FIELDS } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ValuedRow } from './valueRows.ts'

type Cell = string | number | boolean | null
type ExportField = (typeof EXPORT_FIELDS)[number]

/** What the page adds to the fields of the service's export. */
const ADDED_FIELDS = [
  'counterpartyName',
  'moduleName',
  'payerName',
  'feeAmount',
  'currency',
  'fiatValue',
  'price',
  'priceOf',
  'feeFiatValue',
  'feePriceOf',
] as const

/** The columns of every file, in their order. The payer of the fee is `executor`. */
export const FILE_FIELDS: readonly FileField[] = [...EXPORT_FIELDS, ...ADDED_FIELDS]
export type FileField = ExportField | (typeof ADDED_FIELDS)[number]
export type FileRow = Readonly<Record<FileField, Cell>>

/**
 * @param currency upper-case code
 * @param nameOf the name that the page shows for an address; null without one
 */
export function toFileRows(
  rows: readonly ValuedRow[],
  currency: string,
  nameOf: (address: Address) => string | null,
): FileRow[] {
  const named = (address: Address | null) => (address === null ? null : nameOf(address))
  return rows.map(({ worth, feeWorth, feeAmount, ...row }) => ({
    ...row,
    counterpartyName: named(row.counterparty),
    moduleName: named(row.module),
    payerName: row.fee === null ? null : named(row.executor),
    feeAmount,
    currency: worth || feeWorth ? currency : null,
    fiatValue: worth?.fiat ?? null,
    price: worth?.price ?? null,
    priceOf: worth?.priceOf ?? null,
    feeFiatValue: feeWorth?.fiat ?? null,
    feePriceOf: feeWorth?.priceOf ?? null,
  }))
}
