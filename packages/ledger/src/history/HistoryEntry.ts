import type { HistoryKind, HistoryOrigin } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { LedgerToken } from '../tokens/LedgerToken.ts'

/**
 * One movement of a row, from the account's view.
 *
 * @example
 * const move: HistoryMove = { isIncoming: false, token: usdc, symbol: 'usdc', value: 1_500_000n, decimals: 6, text: '1.5' }
 */
export type HistoryMove = {
  readonly isIncoming: boolean
  /** Lower case; null for the native currency. */
  readonly token: string | null
  /** Lower case; empty if unknown. */
  readonly symbol: string
  /** Base units; of a token with ids, how many of it. */
  readonly value: bigint
  /** 0 of a token with ids, whatever its contract claims. */
  readonly decimals: number
  /** The amount in units, without marks of thousands. */
  readonly text: string
}

/**
 * What a search of the history knows of one row. Texts, addresses and hashes are in lower case, so that a search of 100,000 rows converts
 * nothing.
 *
 * @example
 * const entry: HistoryEntry = toHistoryEntry(transaction, { ...NO_FACTS, moves }, units)
 */
export type HistoryEntry = {
  readonly kind: HistoryKind
  readonly origin: HistoryOrigin
  readonly isFailed: boolean
  /** Epoch milliseconds. */
  readonly at: number
  readonly nonce: number | null
  /** Name of the called method; empty without a call, and if no known method fits. */
  readonly method: string
  /** `0x` and eight digits; empty without calldata. */
  readonly selector: string
  readonly note: string
  /** Name and address of the app that the proposer named. */
  readonly app: string
  readonly proposer: string | null
  readonly module: string | null
  /** Every address of the row, each once. */
  readonly addresses: readonly string[]
  /** The hash of the Ethereum transaction, and the hash that the owners signed. */
  readonly hashes: readonly string[]
  readonly moves: readonly HistoryMove[]
}

/**
 * What a token is, for amounts and symbols.
 *
 * @example
 * const units: TokenUnits = { of: (token) => tokens.get(token), native: { symbol: 'ETH', decimals: 18 } }
 */
export type TokenUnits = {
  readonly of: (token: Address) => Pick<LedgerToken, 'symbol' | 'decimals'> | undefined
  readonly native: { readonly symbol: string; readonly decimals: number }
}
