import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf } from '../calls/InspectedCall.ts'
import { checkOwnerGraph } from '../owners/checkOwnerGraph.ts'
import type { OwnerNode } from '../owners/OwnerNode.ts'
import { ownershipAfter } from '../settings/ownershipAfter.ts'
import type { AccountChange } from '../settings/AccountChange.ts'
import type { ReviewInputs } from './ReviewInputs.ts'

/**
 * S21 for every account whose owners or threshold a transaction changes: this one, and those whose transactions are
 * executed inside. Only these, because a warning cannot help an account that is already locked.
 *
 * @param changes of every account (`accountChangesOf`)
 */
export function checkOwnersAfter(
  changes: readonly AccountChange[],
  inputs: Pick<ReviewInputs, 'childOf' | 'ownerGraph' | 'lockedIn'> & {
    readonly reviewed: Pick<SafeTransaction, 'safe'>
    readonly state: Read<AccountSettings>
  },
): Check[] {
  const changed = ownershipAfter(changes, (account) =>
    account.toLowerCase() === inputs.reviewed.safe.toLowerCase() ? inputs.state : inputs.childOf(account),
  )
  // An account that owns another account whose owners change too is judged with both changes applied.
  const roots = changed.map(({ account, after }): [string, OwnerNode] => [
    account.toLowerCase(),
    after.ok ? { kind: 'account', ...after.value } : { kind: 'unknown', reason: after.reason },
  ])
  const graph = new Map([...inputs.ownerGraph, ...roots])
  return changed.flatMap(({ account, call, before }) => {
    const locked = inputs.lockedIn?.(account)
    return checkOwnerGraph(account, graph, {
      field: fieldOf(call, 'threshold'),
      ...(locked === undefined ? {} : { locked }),
      ...(before.ok ? { today: before.value.threshold } : {}),
    })
  })
}
