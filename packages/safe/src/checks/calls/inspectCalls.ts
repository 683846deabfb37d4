import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { InspectedCall } from './InspectedCall.ts'
import { openContainer } from './openContainer.ts'
import type { ContainedCall, Opened } from './Opened.ts'

const MAX_DEPTH = 16
const MAX_CALLS = 4096

/**
 * Lists every call of a transaction in order of execution, the transaction itself first: inside batches, inside
 * `execTransaction` of other accounts, inside multicalls and timelocks, to any depth. A call beyond the limits, or whose
 * inner calls share bytes, is listed as `unreadable`.
 *
 * @param safe the account that executes it
 * @example
 * inspectCalls(safe, transaction).some(({ operation }) => operation === 1)
 */
export function inspectCalls(
  safe: Address,
  transaction: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>,
): InspectedCall[] {
  const { to, value, data, operation } = transaction
  const found: InspectedCall[] = []
  visit({ caller: safe, to, value, data, operation }, [], found)
  return found
}

function visit(call: ContainedCall, path: readonly number[], found: InspectedCall[]): void {
  const opened = openContainer(call)
  const isTooMuch =
    opened.calls.length > 0 &&
    (path.length >= MAX_DEPTH || found.length + opened.calls.length > MAX_CALLS || isShared(call, opened))
  found.push({ ...call, path, container: isTooMuch ? 'unreadable' : opened.container })
  if (isTooMuch) return
  const later = call.timelock === 'scheduled' ? { timelock: call.timelock } : {}
  for (const [index, inner] of opened.calls.entries()) visit({ ...inner, ...later }, [...path, index], found)
}

/**
 * No encoder lets two calls share bytes. Offsets of a few levels that all point to the same bytes would be opened
 * millions of times.
 */
const isShared = (outer: ContainedCall, { calls }: Opened): boolean =>
  calls.reduce((total, { data }) => total + data.length - 2, 0) > outer.data.length
