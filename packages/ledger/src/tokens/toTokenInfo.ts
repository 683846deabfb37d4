import type { TokenInfo } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { LedgerToken } from './LedgerToken.ts'

/** The decimals of a token whose contract returns none, as clients of the interface expect. */
const DEFAULT_DECIMALS = 18

/**
 * The token standard as the wire names it. The wire has no ERC-1155: clients show such a token like an ERC-721.
 *
 * @example
 * wireTokenType('ERC1155') // 'ERC721'
 */
export const wireTokenType = (type: LedgerToken['type']): 'ERC20' | 'ERC721' | 'UNKNOWN' =>
  type === 'ERC1155' ? 'ERC721' : type

/**
 * A token in the form of the wire.
 *
 * @example
 * toTokenInfo(usdc, { type: 'ERC20', name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true })
 * // { type: 'ERC20', address: usdc, decimals: 6, symbol: 'USDC', name: 'USD Coin', logoUri: null }
 */
export function toTokenInfo(address: Address, { type, name, symbol, decimals }: LedgerToken): TokenInfo {
  const hasIds = type === 'ERC721' || type === 'ERC1155'
  return {
    type: wireTokenType(type),
    address,
    decimals: decimals ?? (hasIds ? 0 : DEFAULT_DECIMALS),
    symbol,
    name,
    logoUri: null,
  }
}

/**
 * The native currency of a chain.
 *
 * @example
 * const ether: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
 */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/**
 * The native currency of a chain in the form of the wire, under the zero address.
 *
 * @example
 * toNativeTokenInfo({ name: 'Ether', symbol: 'ETH', decimals: 18 }).type // 'NATIVE_TOKEN'
 */
export const toNativeTokenInfo = ({ name, symbol, decimals }: NativeCurrency): TokenInfo => ({
  type: 'NATIVE_TOKEN',
  address: ZERO_ADDRESS,
  name,
  symbol,
  decimals,
  logoUri: null,
})
