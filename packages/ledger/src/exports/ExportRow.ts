import type { Address, Hex } from '@countersign/primitives'

/**
 * One line of an export: an executed transaction of the account, or one movement of value. Every line has every
 * field; null means empty. Amounts are base units as decimal strings; `amount` is the same number with the decimals
 * of the asset, exact.
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
  /** Whether the operator lists the token; null if there is no token. */
  tokenTrusted: boolean | null
  /** Whether the transfer imitates another counterparty of the account. */
  imitation: boolean | null
  tokenId: string | null
  value: string | null
  amount: string | null
  executor: Address | null
  /** Wei that the executor paid for the whole Ethereum transaction; only on the first line of that transaction. */
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

/** The values of fields that a line does not set. */
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
