import { type Address, isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import { fieldOf, placeOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { explainPredecessor } from './explainPredecessor.ts'
import { isNextOf, withSettings, type ListContext } from './withSettings.ts'

const id = 'module-list'

/**
 * S9. Removals of modules against the account's list of modules: the contract asks for the module before, so a removal that was built
 * for another list fails, and the module keeps its power. A danger for the next transaction. One that waits behind others may meet the
 * list it was built for: then it is a caution.
 *
 * @param changes of every account, in the order in which they run (`accountChangesOf`)
 * @see ModuleManager.disableModule of the Safe contracts, error GS103
 * @example
 * checkModuleLists(accountChangesOf(calls, book), { safe, state, nonce: 7n, childOf: () => undefined })
 */
export function checkModuleLists(changes: readonly AccountChange[], context: ListContext): Check[] {
  return withSettings(changes, context).flatMap(({ found, settings }): Check[] =>
    // Where the list was not read, `account-state` and `settings` say so.
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
    : `${module} is not among the modules of ${account}`
  if (why === null) return []
  const isNext = isNextOf(account, context)
  return [
    {
      id,
      field: fieldOf(call),
      verdict: isNext ? 'danger' : 'caution',
      title: 'The module would not be removed',
      reason: isNext
        ? `${placeOf(call)} fails: ${why}. The list changed since this was built. Build the removal again.`
        : `${placeOf(call)} fails unless the list of modules changes before it runs: ${why}.`,
    },
  ]
}
