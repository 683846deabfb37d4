import type { ExportRow } from '@countersign/ledger'
import type { Address } from '@countersign/safe'

/** Columns that only a service can fill: its operator's list, its comparison with the whole past, what executors paid. */
type OfServiceOnly = 'tokenTrusted' | 'imitation' | 'executor' | 'fee'

/** One line, in the columns of the service's export that nodes alone can fill. */
export type ChainExportRow = Omit<ExportRow, OfServiceOnly>

/** A history as nodes alone told it, and how much of it was read. */
export type ChainExport = {
  readonly chainId: string
  readonly shortName: string
  readonly safe: Address
  /** Blocks whose events were read. */
  readonly blocks: { readonly from: number; readonly to: number }
  /** They reach back to the creation. */
  readonly complete: boolean
  readonly rows: readonly ChainExportRow[]
}
