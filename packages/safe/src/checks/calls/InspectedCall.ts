import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../../transaction/SafeTransactionData.ts'
import { callMessages as messages } from './callMessages.ts'

/**
 * One call of a transaction, at whatever depth.
 *
 * @example
 * const deep = calls.filter(({ path }) => path.length > 1)
 */
export type InspectedCall = {
  /** `[]` is the transaction itself, `[2, 0]` the first call inside its third. */
  readonly path: readonly number[]
  /** The caller: the account, a child account, or a contract between them. */
  readonly caller: Address
  readonly to: Address
  /**
   * The batch contains the zero address, which batch contracts from 1.5.0 on replace by the caller; `to` is then the
   * caller.
   */
  readonly isZeroTarget?: true
  /** A timelock makes this call: after its delay if `scheduled`, in this transaction if `executed`. */
  readonly timelock?: 'scheduled' | 'executed'
  /**
   * The call may be made by `caller`, or by an account for which `caller` acts: it is a module, a governor or a smart
   * account.
   */
  readonly isActorUnknown?: true
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
  /**
   * How the call contains other calls; null if it contains none, `unreadable` if it must contain some and does not
   * decode.
   */
  readonly container: 'batch' | 'execute' | 'multicall' | 'timelock' | 'relay' | 'unreadable' | null
}

/**
 * The call's position in words: "The transaction", "Call 3", "Call 3.1".
 *
 * @example
 * placeOf({ path: [2, 0] }) // 'Call 3.1'
 */
export const placeOf = ({ path }: Pick<InspectedCall, 'path'>): string =>
  path.length === 0 ? messages.theTransaction : messages.call(path.map((index) => index + 1).join('.'))

/**
 * The call's position for `Check.field`: `transaction`, `calls[2][0]`.
 *
 * @example
 * fieldOf({ path: [2, 0] }, 'to') // 'calls[2][0].to'
 */
export const fieldOf = ({ path }: Pick<InspectedCall, 'path'>, name?: string): string =>
  (path.length === 0 ? 'transaction' : `calls${path.map((index) => `[${index}]`).join('')}`) + (name ? `.${name}` : '')

/**
 * The first four bytes of calldata in lower case, or null if there are fewer.
 *
 * @example
 * selectorOf('0xA9059CBB…') // '0xa9059cbb'
 */
export const selectorOf = (data: Hex): string | null => (data.length < 10 ? null : data.slice(0, 10).toLowerCase())
