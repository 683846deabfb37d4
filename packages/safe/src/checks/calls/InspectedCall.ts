import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../../transaction/SafeTransactionData.ts'

/**
 * One call of a transaction, at whatever depth.
 *
 * @example
 * const deep = calls.filter(({ path }) => path.length > 1)
 */
export type InspectedCall = {
  /** `[]` is the transaction itself, `[2, 0]` the first call inside its third. */
  readonly path: readonly number[]
  /** Who makes the call: the account, a child account, or a contract on the way. */
  readonly caller: Address
  readonly to: Address
  /** The batch says the zero address, which batch contracts from 1.5.0 on read as the caller; `to` is the caller then. */
  readonly isZeroTarget?: true
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
  /** How it holds other calls; null for one that holds none, `unreadable` for one that must hold some and does not decode. */
  readonly container: 'batch' | 'execute' | 'multicall' | 'unreadable' | null
}

/**
 * A call's place for a person: "The transaction", "Call 3", "Call 3.1".
 *
 * @example
 * placeOf({ path: [2, 0] }) // 'Call 3.1'
 */
export const placeOf = ({ path }: Pick<InspectedCall, 'path'>): string =>
  path.length === 0 ? 'The transaction' : `Call ${path.map((index) => index + 1).join('.')}`

/**
 * A call's place for `Check.field`: `transaction`, `calls[2][0]`.
 *
 * @example
 * fieldOf({ path: [2, 0] }, 'to') // 'calls[2][0].to'
 */
export const fieldOf = ({ path }: Pick<InspectedCall, 'path'>, name?: string): string =>
  (path.length === 0 ? 'transaction' : `calls${path.map((index) => `[${index}]`).join('')}`) + (name ? `.${name}` : '')

/**
 * The first four bytes of calldata in lower case, or null where there are fewer.
 *
 * @example
 * selectorOf('0xA9059CBB…') // '0xa9059cbb'
 */
export const selectorOf = (data: Hex): string | null => (data.length < 10 ? null : data.slice(0, 10).toLowerCase())
