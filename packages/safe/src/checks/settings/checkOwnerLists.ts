import { type Address, isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { fieldOf, placeOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { explainPredecessor } from './explainPredecessor.ts'
import { isNextOf, withSettings, type ListContext } from './withSettings.ts'
import { listMessages as messages } from './listMessages.ts'

const id = 'owner-list'

/**
 * S9. Compares removals and replacements of owners with the account's list of owners: the contract requires the
 * previous owner, so a call built for another list fails. A danger for the next transaction. A later one may find the
 * list for which it was built, so it is a caution.
 *
 * @param changes of every account, in order of execution (`accountChangesOf`)
 * @see OwnerManager.removeOwner and swapOwner of the Safe contracts, errors GS203 and GS205
 */
export function checkOwnerLists(changes: readonly AccountChange[], context: ListContext): Check[] {
  return withSettings(changes, context).flatMap(({ found, settings }): Check[] => {
    const leaving = leavingOf(found)
    return leaving === null || settings === null ? [] : judge(found, leaving, settings.owners, context)
  })
}

function leavingOf({ change }: AccountChange): Address | null {
  if (change.type === 'REMOVE_OWNER') return change.owner
  return change.type === 'SWAP_OWNER' ? change.oldOwner : null
}

function judge(
  { account, call }: AccountChange,
  leaving: Address,
  owners: readonly Address[],
  context: ListContext,
): Check[] {
  const named = isHex(call.data) ? wordReader(call.data, 4).address(0) : null
  const why = owners.some((one) => isSameAddress(one, leaving))
    ? explainPredecessor(owners, { member: leaving, named, list: 'owners' })
    : messages.noOwner({ owner: leaving, account })
  if (why === null) return []
  const isNext = isNextOf(account, context)
  return [
    {
      id,
      field: fieldOf(call),
      verdict: isNext ? 'danger' : 'caution',
      title: messages.ownersStay,
      reason: isNext
        ? messages.changeFails({ place: placeOf(call), why })
        : messages.changeMayFail({ place: placeOf(call), why }),
    },
  ]
}
