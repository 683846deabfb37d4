import { type Address, checksumAddress, type Hex, wordReader } from '@countersign/primitives'
import type { Call } from '../describe/toTransactionInfo.ts'
import type { SafeCall } from './SafeCall.ts'

/**
 * The parameters of `execTransaction`.
 *
 * @example
 * const parameters: ExecutionParameters | null = readExecution(data)
 */
export type ExecutionParameters = Omit<Extract<SafeCall, { kind: 'execution' }>, 'kind' | 'safe'>

/**
 * The ten parameters that `execTransaction` and `SafeMultiSigTransaction` begin with. Sliced, as a batch may be hundreds of
 * kilobytes; the contracts ignore the twelve bytes before an address, and so does this function.
 * @param data without selector
 * @returns null when it is too short
 * @example
 * readExecution(`0x${input.slice(10)}`)?.signatures
 */
export function readExecution(data: Hex): ExecutionParameters | null {
  const call = readCall(data)
  const reader = wordReader(data)
  const [safeTxGas, baseGas, gasPrice] = [reader.uint(128), reader.uint(160), reader.uint(192)]
  const [gasToken, refundReceiver] = [readAddress(data, 224), readAddress(data, 256)]
  const signatures = reader.bytes(288)
  if (call === null || safeTxGas === null || baseGas === null || gasPrice === null) return null
  if (gasToken === null || refundReceiver === null || signatures === null) return null
  return { ...call, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures }
}

/**
 * Reads `address to, uint256 value, bytes data, uint8 operation`, the first parameters of every call of an account.
 * @param at byte position of `to`; offsets count from the first byte of the data
 */
export function readCall(data: Hex, at = 0): Call | null {
  const reader = wordReader(data)
  const [to, value] = [readAddress(data, at), reader.uint(at + 32)]
  const [inner, operation] = [reader.bytes(at + 64), reader.uint(at + 96)]
  if (to === null || value === null || inner === null || operation === null) return null
  return { to, value, data: inner, operation: operation === 1n ? 1 : 0 }
}

/**
 * The address in the word at a byte position. The upper bytes of the word are ignored.
 *
 * @example
 * readAddress(data, 0)
 */
export function readAddress(data: Hex, at: number): Address | null {
  const address = wordReader(data).slice(at + 12, 20)
  return address === null ? null : checksumAddress(address)
}
