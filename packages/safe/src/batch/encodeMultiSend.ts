import { addressWord, encodeParameters, type Hex, hexToBytes, uintWord } from '@countersign/primitives'
import { MULTISEND_SELECTOR, type MultiSendCall } from './MultiSendCall.ts'

/**
 * Calldata of `multiSend(bytes transactions)`. The account must run it as a delegatecall. An inner call may itself be a
 * batch.
 *
 * @param calls run in this order, all or nothing; their delegatecalls are kept
 * @throws SafeError `number/out-of-range`, `hex/malformed`
 * @example
 * encodeMultiSend([{ operation: 0, to: recipient, value: 1n, data: '0x' }])
 */
export function encodeMultiSend(calls: readonly MultiSendCall[]): Hex {
  return encodeParameters(MULTISEND_SELECTOR, [{ bytes: `0x${calls.map(encodePacked).join('')}` }])
}

function encodePacked({ operation, to, value, data }: MultiSendCall): string {
  const size = uintWord(BigInt(hexToBytes(data).length))
  return `0${operation}${addressWord(to).slice(24)}${uintWord(value)}${size}${data.slice(2)}`
}
