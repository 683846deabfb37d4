import { type Address, isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import { fieldOf, placeOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { explainPredecessor } from './explainPredecessor.ts'
import { isNextOf, withSettings, type ListContext } from './withSettings.ts'
import { listMessages as messages } from './listMessages.ts'

const id = 'module-list'

/**
 * S9. Compares removals of modules with the account's list of modules: the contract requires the previous module, so
 * a removal built for another list fails, and the module keeps its permission. A danger for the next transaction. A
 * later one may find the list for which it was built, so it is a caution.
 *
 * @param changes of every account, in order of execution (`accountChangesOf`)
 * @see ModuleManager.disableModule of the Safe contracts, error GS103
 */
export function checkModuleLists(changes: readonly AccountChange[], context: ListContext): Check[] {
  return withSettings(changes, context).flatMap(({ found, settings }): Check[] =>
    // If the list was not read, `account-state` and `settings` report it.
    found.change.type === 'DISABLE_MODULE' && settings !== null
      ? judgeRemoval(found, found.change.module, settings, context)
      : [],
  )
}

function judgeRemoval(
  { account, call }: AccountChange,
  module: Address,
  { modules, hasMoreModules = false }: AccountSettings,
  context: ListContext,
): Check[] {
  const isListed = modules.some((one) => isSameAddress(one, module))
  if (!isListed && hasMoreModules) return []
  const named = isHex(call.data) ? wordReader(call.data, 4).address(0) : null
  const why = isListed
    ? explainPredecessor(modules, { member: module, named, list: 'modules' })
    : messages.noModule({ module, account })
  if (why === null) return []
  const isNext = isNextOf(account, context)
  return [
    {
      id,
      field: fieldOf(call),
      verdict: isNext ? 'danger' : 'caution',
      title: messages.moduleStays,
      reason: isNext
        ? messages.removalFails({ place: placeOf(call), why })
        : messages.removalMayFail({ place: placeOf(call), why }),
    },
  ]
}
