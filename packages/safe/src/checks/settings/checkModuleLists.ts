import type { Address } from '../../address/Address.ts'
import { SENTINEL_ADDRESS } from '../../address/constants.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { isHex } from '../../hex/isHex.ts'
import { wordReader } from '../../hex/wordReader.ts'
import type { AccountSettings, AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'

const id = 'module-list'

type Context = {
  readonly safe: Address
  readonly state: Read<AccountSettings & Partial<Pick<AccountState, 'nonce'>>>
  /** The nonce of the transaction. */
  readonly nonce: bigint
  childOf(account: Address): Read<AccountSettings> | undefined
}

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
export function checkModuleLists(changes: readonly AccountChange[], context: Context): Check[] {
  const states = new Map<string, AccountSettings>()
  return changes.flatMap((found): Check[] => {
    const key = found.account.toLowerCase()
    const read = isSameAddress(found.account, context.safe) ? context.state : context.childOf(found.account)
    const settings = states.get(key) ?? (read?.ok === true ? read.value : null)
    if (settings !== null) states.set(key, applyChange(settings, found.change))
    // Where the list was not read, `account-state` and `settings` say so.
    return found.change.type === 'DISABLE_MODULE' && settings !== null
      ? judgeRemoval(found, found.change.module, settings, context)
      : []
  })
}

function judgeRemoval(
  { account, call }: AccountChange,
  module: Address,
  { modules, hasMoreModules = false }: AccountSettings,
  { safe, state, nonce }: Context,
): Check[] {
  const at = modules.findIndex((one) => isSameAddress(one, module))
  const named = isHex(call.data) ? wordReader(call.data, 4).address(0) : null
  const real = modules[at - 1] ?? SENTINEL_ADDRESS
  if (at >= 0 && named !== null && isSameAddress(named, real)) return []
  if (at < 0 && hasMoreModules) return []
  const why =
    at < 0
      ? `${module} is not among the modules of ${account}`
      : `it names ${wordsOf(named)} as the one before ${module}, but the list of modules has ${wordsOf(real)} there`
  const isNext = isSameAddress(account, safe) && state.ok && state.value.nonce === nonce
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

const wordsOf = (address: Address | null): string =>
  address === null ? 'no clean address' : isSameAddress(address, SENTINEL_ADDRESS) ? 'the start of the list' : address
