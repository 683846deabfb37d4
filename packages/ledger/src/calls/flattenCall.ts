import { findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { decodeMultiSend } from '@countersign/safe/light'
import type { Call } from '../describe/toTransactionInfo.ts'

/** Published libraries that run as the account and do not move the native currency. */
const MOVES_NOTHING = ['SignMessageLib', 'SafeMigration', 'SafeToL2Migration', 'SafeToL2Setup']

const flattened = new WeakMap<Call, readonly Call[] | null>()

/**
 * The plain calls of an account's call; null if it runs foreign code as the account, which only a trace can resolve.
 *
 * @example
 * flattenCall({ to: multiSend, value: 0n, data: batch, operation: 1 })?.length // 2
 */
export function flattenCall(call: Call): readonly Call[] | null {
  // Cached, because the indexer calls this before and after it fetches a trace.
  const known = flattened.get(call)
  if (known !== undefined) return known
  const found = flatten(call)
  flattened.set(call, found)
  return found
}

function flatten(call: Call): readonly Call[] | null {
  if (call.operation === 0) return [call]
  if (isOneOf(call.to, MOVES_NOTHING)) return []
  const batch = isOneOf(call.to, ['MultiSend', 'MultiSendCallOnly']) ? decodeMultiSend(call.data) : null
  if (!batch) return null
  const parts = batch.map(flatten)
  return parts.every((part) => part !== null) ? parts.flat() : null
}

const isOneOf = (address: Address, names: readonly string[]) =>
  findContractByAddress(address).some(({ name }) => names.includes(name))

/**
 * The payments of the native currency that a call of an account makes, as far as the call itself shows them: events
 * do not contain them. `place` follows the position of the event in the id of a transfer.
 *
 * @example
 * coinsOfCall({ to: recipient, value: 5n, data: '0x', operation: 0 }, 3) // [{ to: recipient, value: 5n, place: '3,0' }]
 */
export const coinsOfCall = (
  call: Call,
  logIndex: number,
): { readonly to: Address; readonly value: bigint; readonly place: string }[] =>
  (flattenCall(call) ?? [])
    .filter(({ value }) => value > 0n)
    .map(({ to, value }, index) => ({ to, value, place: `${logIndex},${index}` }))
