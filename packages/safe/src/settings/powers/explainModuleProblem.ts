import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { settingsProblemMessages as messages } from '../settingsProblemMessages.ts'

/**
 * Explains in one sentence why an address cannot become a module; `null` if the contract accepts it.
 *
 * @param module the address
 * @param context `account`: the account it would act for; `modules`: those it has now
 * @see ModuleManager of the Safe contracts, errors GS101 and GS102
 * @example
 * explainModuleProblem(first, { account, modules: [first] }) // '0x… is already a module of this account.'
 */
export function explainModuleProblem(
  module: Address,
  { account, modules }: { readonly account: Address; readonly modules: readonly Address[] },
): string | null {
  if (isSameAddress(module, ZERO_ADDRESS)) return messages.noContract(module)
  if (isSameAddress(module, SENTINEL_ADDRESS)) return messages.endOfModules(module)
  if (isSameAddress(module, account)) return messages.accountItself(module)
  return modules.some((one) => isSameAddress(one, module)) ? messages.alreadyModule(module) : null
}
