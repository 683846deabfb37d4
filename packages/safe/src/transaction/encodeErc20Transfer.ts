import { type Address, encodeParameters, type Hex } from '@countersign/primitives'

/**
 * Calldata of ERC-20's `transfer(address,uint256)`.
 *
 * @param recipient the receiving address
 * @param amount in the token's smallest unit
 * @throws SafeError `number/out-of-range`
 * @example
 * encodeErc20Transfer(recipient, 1_000_000n).slice(0, 10) // '0xa9059cbb'
 */
export function encodeErc20Transfer(recipient: Address, amount: bigint): Hex {
  return encodeParameters('0xa9059cbb', [{ address: recipient }, { uint: amount }])
}
