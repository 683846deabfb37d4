import { type Address, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import { SafeError } from '../../errors/SafeError.ts'
import { disableModule } from './powerCalls.ts'
import { settingsProblemMessages as messages } from '../settingsProblemMessages.ts'

/**
 * The calls that disable modules, in order of execution. The contract stores modules in a linked list and requires
 * the previous entry, so each call is computed for the list after the earlier calls.
 *
 * @param account the account, which calls itself
 * @param modules all its modules, in the order in which the contract lists them
 * @param removed the modules to disable
 * @throws SafeError `modules/missing` for an address that is not a module of the account
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
    if (at < 0) throw new SafeError('modules/missing', messages.noModule({ module, account }), { account, module })
    const previous = left[at - 1] ?? SENTINEL_ADDRESS
    left = left.toSpliced(at, 1)
    return disableModule(account, previous, module)
  })
}
