import type { Address } from '@countersign/primitives'

/**
 * A token, as its contract describes it.
 *
 * @example
 * const usd: LedgerToken = { type: 'ERC20', name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true }
 */
export type LedgerToken = {
  readonly type: 'ERC20' | 'ERC721' | 'ERC1155' | 'UNKNOWN'
  readonly name: string
  readonly symbol: string
  /** Null if the contract's answer is missing or not possible for a token. */
  readonly decimals: number | null
  /** Listed by the operator, or by the user of this browser. */
  readonly trusted: boolean
}

/**
 * Tokens by checksummed address. An address that is not a known token is absent.
 *
 * @example
 * const tokens: TokenIndex = new Map([[usdc, usd]])
 */
export type TokenIndex = ReadonlyMap<Address, LedgerToken>
