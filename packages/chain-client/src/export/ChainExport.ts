import type { ExportRow } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'

/** Columns that only a service can fill: its operator's list, its comparison with the whole history, the fees of executors. */
type OfServiceOnly = 'tokenTrusted' | 'imitation' | 'executor' | 'fee'

/** One line, with those columns of the service's export that can be filled from nodes alone. */
export type ChainExportRow = Omit<ExportRow, OfServiceOnly>

/** A history read from nodes alone, and how much of it was read. */
export type ChainExport = {
  readonly chainId: string
  readonly shortName: string
  readonly safe: Address
  /** The blocks whose events were read. */
  readonly blocks: { readonly from: number; readonly to: number }
  /** The blocks reach back to the creation. */
  readonly complete: boolean
  readonly rows: readonly ChainExportRow[]
}
