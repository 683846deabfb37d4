import type { Address, Hex } from '@countersign/safe/light'

/**
 * One line of an export: a transaction the account ran, or one movement of value. Every line has every field; null is
 * nothing. Amounts are base units as decimal strings, `amount` the same with the decimals of the asset, exact.
 *
 * @example
 * const row: ExportRow = { ...EMPTY_ROW, type: 'CREATION', date: '2026-08-01T12:00:00.000Z', blockNumber: 5, transactionHash }
 */
export type ExportRow = {
  type: 'MULTISIG' | 'MODULE' | 'TRANSFER' | 'CREATION'
  /** ISO 8601, UTC. */
  date: string
  blockNumber: number | null
  transactionHash: Hex
  status: 'SUCCESS' | 'FAILED'
  nonce: number | null
  safeTxHash: Hex | null
  module: Address | null
  method: string | null
  direction: 'INCOMING' | 'OUTGOING' | null
  counterparty: Address | null
  asset: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155' | null
  tokenAddress: Address | null
  tokenSymbol: string | null
  tokenDecimals: number | null
  /** Listed by the operator; null for what is no token. */
  tokenTrusted: boolean | null
  /** Made to be mistaken for another counterparty of the account. */
  imitation: boolean | null
  tokenId: string | null
  value: string | null
  amount: string | null
  executor: Address | null
  /** Wei that the executor paid for the whole Ethereum transaction; on the first line of that transaction only. */
  fee: string | null
  note: string | null
}

/**
 * The columns, in their order.
 *
 * @example
 * EXPORT_FIELDS.map((field) => row[field])
 */
export const EXPORT_FIELDS = [
  'type',
  'date',
  'blockNumber',
  'transactionHash',
  'status',
  'nonce',
  'safeTxHash',
  'module',
  'method',
  'direction',
  'counterparty',
  'asset',
  'tokenAddress',
  'tokenSymbol',
  'tokenDecimals',
  'tokenTrusted',
  'imitation',
  'tokenId',
  'value',
  'amount',
  'executor',
  'fee',
  'note',
] as const satisfies readonly (keyof ExportRow)[]

/** What a line has where nothing is said. */
export const EMPTY_ROW = {
  status: 'SUCCESS',
  nonce: null,
  safeTxHash: null,
  module: null,
  method: null,
  direction: null,
  counterparty: null,
  asset: null,
  tokenAddress: null,
  tokenSymbol: null,
  tokenDecimals: null,
  tokenTrusted: null,
  imitation: null,
  tokenId: null,
  value: null,
  amount: null,
  executor: null,
  fee: null,
  note: null,
} as const satisfies Partial<ExportRow>
