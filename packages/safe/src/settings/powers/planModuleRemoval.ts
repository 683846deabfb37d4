import { type Address, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import { SafeError } from '../../errors/SafeError.ts'
import { disableModule } from './powerCalls.ts'

/**
 * The calls that take the power of modules away, in the order in which they have to run. The contract keeps modules in a linked list
 * and asks for the one before; each call is computed against the list that the calls before it leave.
 *
 * @param account the account, which calls itself
 * @param modules all its modules, in the order in which the contract lists them
 * @param removed those that lose their power
 * @throws SafeError `modules/absent` for one that is not among the account's modules
 * @see ModuleManager.disableModule of the Safe contracts
 * @example
 * planModuleRemoval(account, [first, second], [second]) // [disableModule(account, first, second)]
 */
export function planModuleRemoval(
  account: Address,
  modules: readonly Address[],
  removed: readonly Address[],
): MultiSendCall[] {
  let left = [...modules]
  return removed.map((module) => {
    const at = left.findIndex((one) => isSameAddress(one, module))
    if (at < 0)
      throw new SafeError('modules/missing', `${module} is not among the modules of ${account}.`, { account, module })
    const previous = left[at - 1] ?? SENTINEL_ADDRESS
    left = left.toSpliced(at, 1)
    return disableModule(account, previous, module)
  })
}
