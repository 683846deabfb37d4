import { type Address, isSameAddress } from '@countersign/primitives'
import { isSettingsMethod } from '../../settings/classifySettingsChange.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { InspectedCall } from './InspectedCall.ts'
import { openContainer } from './openContainer.ts'
import type { ContainedCall, Opened } from './Opened.ts'

const MAX_DEPTH = 16
const MAX_CALLS = 4096

/**
 * Lists every call of a transaction in order of execution, the transaction itself first: inside batches, inside
 * `execTransaction` of other accounts, inside multicalls, timelocks, modules and governors, to any depth. A call beyond
 * the limits, or whose inner calls share bytes, is listed as `unreadable`.
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

function visit(given: ContainedCall, path: readonly number[], found: InspectedCall[]): void {
  const call = withActor(given, found[0]?.caller)
  const opened = openContainer(call)
  const isTooMuch =
    opened.calls.length > 0 &&
    (path.length >= MAX_DEPTH || found.length + opened.calls.length > MAX_CALLS || isShared(call, opened))
  found.push({ ...call, path, container: isTooMuch ? 'unreadable' : opened.container })
  if (isTooMuch) return
  const later = call.timelock === 'scheduled' ? { timelock: call.timelock } : {}
  for (const [index, inner] of opened.calls.entries()) {
    const unknown = call.isActorUnknown && inner.caller === call.caller ? { isActorUnknown: true as const } : {}
    visit({ ...inner, ...later, ...unknown }, [...path, index], found)
  }
}

/**
 * An account accepts a change of its settings only from itself. If the actor is unknown, such a call has an effect only
 * when the called account makes it. Every call to the reviewed account counts as such a call.
 */
function withActor(call: ContainedCall, safe: Address | undefined): ContainedCall {
  const { isActorUnknown, ...rest } = call
  const isToAccount = call.data !== '0x' && safe !== undefined && isSameAddress(call.to, safe)
  return isActorUnknown && call.operation === 0 && (isToAccount || isSettingsMethod(call.data))
    ? { ...rest, caller: call.to }
    : call
}

/**
 * No encoder lets two calls share bytes. Offsets of a few levels that all point to the same bytes would be opened
 * millions of times.
 */
const isShared = (outer: ContainedCall, { calls }: Opened): boolean =>
  calls.reduce((total, { data }) => total + data.length - 2, 0) > outer.data.length
