import type { Address, Hex } from '@countersign/safe'

/**
 * One line, in the columns of the service's export: a transaction the account ran, or one movement of value. Amounts are
 * base units as decimal strings, `amount` the same with the decimals of the asset. Null is nothing, or not known here.
 */
export type ChainExportRow = {
  readonly type: 'MULTISIG' | 'MODULE' | 'TRANSFER' | 'CREATION'
  /** ISO 8601, UTC. */
  readonly date: string
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly status: 'SUCCESS' | 'FAILED'
  readonly nonce: number | null
  readonly safeTxHash: Hex | null
  readonly module: Address | null
  readonly method: string | null
  readonly direction: 'INCOMING' | 'OUTGOING' | null
  readonly counterparty: Address | null
  readonly asset: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155' | null
  readonly tokenAddress: Address | null
  readonly tokenSymbol: string | null
  readonly tokenDecimals: number | null
  readonly tokenId: string | null
  readonly value: string | null
  readonly amount: string | null
  readonly note: string | null
}

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
