import type { Address, Hex } from '@countersign/primitives'
import { encodeAbiParameters, hexToBigInt, slice, type PublicClient } from 'viem'
import { findRevert } from '../rpc/callOrNull.ts'

const REQUIRED_TX_GAS = '0xc4ca3a9c'
const ERROR_STRING = '0x08c379a0'
/** Gas that `execute` spends around the inner call, and the reserve that a call withholds from its callee (EIP-150). */
const OVERHEAD = 10_000n

/**
 * Gas of an inner call, measured by `requiredTxGas`: the account reverts with the figure as its reason.
 * @returns null when the inner call itself reverts
 */
export async function estimateSafeTxGas(
  client: PublicClient,
  safe: Address,
  call: { to: Address; value: bigint; data: Hex; operation: 0 | 1 },
): Promise<bigint | null> {
  const parameters = encodeAbiParameters(
    [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }, { type: 'uint8' }],
    [call.to, call.value, call.data, call.operation],
  )
  const data: Hex = `${REQUIRED_TX_GAS}${parameters.slice(2)}`
  try {
    await client.request({ method: 'eth_call', params: [{ from: safe, to: safe, data }, 'latest'] })
    return null
  } catch (error) {
    const revert = findRevert(error)
    if (!revert) throw error
    const measured = readMeasuredGas(revert.data)
    return measured === null ? null : (measured * 64n) / 63n + OVERHEAD
  }
}

/** `Error(string)` whose string is the 32 bytes of a number. */
function readMeasuredGas(data: Hex): bigint | null {
  if (!data.startsWith(ERROR_STRING) || data.length < 2 + 8 + 3 * 64) return null
  return hexToBigInt(slice(data, 4 + 32, 4 + 64)) === 32n ? hexToBigInt(slice(data, 4 + 64, 4 + 96)) : null
}
