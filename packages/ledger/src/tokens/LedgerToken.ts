import type { Address } from '@countersign/safe/light'

/**
 * A token as its contract names it.
 *
 * @example
 * const usd: LedgerToken = { type: 'ERC20', name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true }
 */
export type LedgerToken = {
  readonly type: 'ERC20' | 'ERC721' | 'ERC1155' | 'UNKNOWN'
  readonly name: string
  readonly symbol: string
  /** Null where the contract answers none that a contract can have. */
  readonly decimals: number | null
  /** Listed by the operator, or by the owner of this browser. */
  readonly trusted: boolean
}

/**
 * Tokens by checksummed address. An address that is no known token is absent.
 *
 * @example
 * const tokens: TokenIndex = new Map([[usdc, usd]])
 */
export type TokenIndex = ReadonlyMap<Address, LedgerToken>
