import type { Address } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import type { Ownership } from '../owners/Ownership.ts'
import type { Read } from '../Read.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'
import { settingsCheckMessages as messages } from './settingsCheckMessages.ts'

/**
 * The effect of a transaction on the owners and the threshold of one account, over all its calls.
 *
 * @example
 * const change: OwnershipChange = { account: safe, call, before, after }
 */
export type OwnershipChange = {
  readonly account: Address
  /** The last call that changes them. */
  readonly call: InspectedCall
  readonly before: Read<Ownership>
  readonly after: Read<Ownership>
}

/**
 * Every account whose owners or threshold a transaction changes, with both before and after: its own account, and
 * each account whose transaction is executed inside. All changes to one account are applied in the order of the
 * calls.
 *
 * @param changes of every account (`accountChangesOf`)
 * @param settingsOf the current settings of an account; undefined if they were not read
 * @example
 * ownershipAfter(changes, () => ({ ok: true, value: state }))[0]?.after // { ok: true, value: { owners, threshold: 3 } }
 */
export function ownershipAfter(
  changes: readonly AccountChange[],
  settingsOf: (account: Address) => Read<AccountSettings> | undefined,
): OwnershipChange[] {
  const byAccount = new Map<string, AccountChange[]>()
  for (const one of changes) {
    const key = one.account.toLowerCase()
    if (OWNERSHIP.includes(one.change.type)) byAccount.set(key, [...(byAccount.get(key) ?? []), one])
  }
  return [...byAccount.values()].flatMap((own) => {
    const last = own.at(-1)
    if (!last) return []
    const settings = settingsOf(last.account) ?? { ok: false, reason: messages.notRead }
    if (!settings.ok) return [{ account: last.account, call: last.call, before: settings, after: settings }]
    const after = own.reduce((current, { change }) => applyChange(current, change), settings.value)
    return [{ account: last.account, call: last.call, before: ownershipOf(settings.value), after: ownershipOf(after) }]
  })
}

const OWNERSHIP: readonly AccountChange['change']['type'][] = [
  'ADD_OWNER',
  'REMOVE_OWNER',
  'SWAP_OWNER',
  'CHANGE_THRESHOLD',
]

const ownershipOf = ({ owners, threshold }: AccountSettings): Read<Ownership> => ({
  ok: true,
  value: { owners, threshold },
})
