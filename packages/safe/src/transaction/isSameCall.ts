import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from './SafeTransactionData.ts'

/**
 * The part of a transaction that has an effect: two transactions with the same call do the same twice.
 *
 * @example
 * const call: TransactionCall = { to: alice, value: 1n, data: '0x', operation: 0 }
 */
export type TransactionCall = Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>

/**
 * Whether two transactions have the same recipient, amount, data and operation.
 *
 * @example
 * isSameCall({ to: alice, value: 1n, data: '0x', operation: 0 }, { to: alice, value: 2n, data: '0x', operation: 0 }) // false
 */
export const isSameCall = (first: TransactionCall, second: TransactionCall): boolean =>
  isSameAddress(first.to, second.to) &&
  first.value === second.value &&
  first.data.toLowerCase() === second.data.toLowerCase() &&
  first.operation === second.operation

/**
 * Whether a call of an account has no effect: the call to itself that uses up a number, such as a rejection.
 *
 * @example
 * isEmptyCall(alice, { to: alice, value: 0n, data: '0x', operation: 0 }) // true
 */
export const isEmptyCall = (safe: Address, { to, value, data, operation }: TransactionCall): boolean =>
  isSameAddress(to, safe) && value === 0n && data === '0x' && operation === 0
