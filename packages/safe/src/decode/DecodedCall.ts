import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../transaction/SafeTransactionData.ts'

/**
 * A decoded value: numbers as decimal strings, bytes as hex, booleans as `true` or `false`, lists and tuples nested.
 *
 * @example
 * const amount: DecodedValue = '1000000'
 */
export type DecodedValue = string | DecodedValue[]

/**
 * One parameter of a decoded call.
 *
 * @example
 * const parameter: DecodedParameter = { name: 'to', type: 'address', value: '0x…' }
 */
export type DecodedParameter = {
  name: string
  /** The Solidity type, tuples spelled out. */
  type: string
  value: DecodedValue
  /** The calls inside `multiSend`'s `transactions`, or the call inside `execTransaction`'s `data`; `null` when unreadable. */
  valueDecoded?: DecodedInnerCall[] | DecodedCall | null
}

/**
 * One call of a decoded batch.
 *
 * @example
 * const inner: DecodedInnerCall = { operation: 0, to, value: '0', data: null, dataDecoded: null }
 */
export type DecodedInnerCall = {
  operation: Operation
  to: Address
  /** Wei, as a decimal string. */
  value: string
  data: Hex | null
  dataDecoded: DecodedCall | null
}

/**
 * Decoded calldata, in the form of the wire's `DataDecoded`.
 *
 * @example
 * const call: DecodedCall = { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: '0x…' }] }
 */
export type DecodedCall = {
  method: string
  parameters: DecodedParameter[]
}
