import { type Address, isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { DELAY, DEPLOY_MODULE } from './delaySelectors.ts'
import { predictDelayModule } from './predictDelayModule.ts'

/**
 * A module that calls create and set up, according to their bytes. The code of the factory and the master copy is not
 * verified here.
 *
 * @example
 * const known = findZodiacContract(created.masterCopy, codeHash)?.name === 'Delay'
 */
export type NewRecovery = {
  readonly module: Address
  readonly factory: Address
  readonly masterCopy: Address
  readonly owner: Address
  readonly avatar: Address
  readonly target: Address
  /** Seconds of notice. */
  readonly cooldown: bigint
  /** Seconds after it; 0: without end. */
  readonly expiration: bigint
  /** The addresses that the same calls allow to announce. */
  readonly recoverers: readonly Address[]
  /** Positions of the calls that create it, enable it, and add recoverers. */
  readonly places: readonly number[]
}

type Call = Pick<MultiSendCall, 'to' | 'value' | 'data' | 'operation'>

/**
 * The Delay modules that a list of calls creates through the module factory, with their recoverers.
 *
 * @param calls of one account, in order of execution
 * @param account the caller
 * @see ModuleProxyFactory.deployModule, Delay.setUp
 * @example
 * readNewRecoveries([transaction], account) // []
 */
export function readNewRecoveries(calls: readonly Call[], account: Address): NewRecovery[] {
  return calls.flatMap((call, at) => {
    const created = readDeployment(call)
    if (created === null) return []
    const later = calls.flatMap((one, place): { place: number; to: Address; enabled: Address }[] => {
      const enabled = place > at && one.operation === 0 && one.value === 0n ? enabledBy(one) : null
      return enabled === null ? [] : [{ place, to: one.to, enabled }]
    })
    const acts = later.filter(({ to, enabled }) => isSameAddress(to, account) && isSameAddress(enabled, created.module))
    const named = later.filter(({ to }) => isSameAddress(to, created.module))
    return [
      {
        ...created,
        recoverers: named.map(({ enabled }) => enabled),
        places: [at, ...acts.map(({ place }) => place), ...named.map(({ place }) => place)],
      },
    ]
  })
}

/** deployModule(address masterCopy, bytes initializer, uint256 saltNonce), the initializer being setUp of Delay. */
function readDeployment({ to, value, data, operation }: Call): Omit<NewRecovery, 'recoverers' | 'places'> | null {
  if (operation !== 0 || value !== 0n || selector(data) !== DEPLOY_MODULE || !isHex(data)) return null
  const at = wordReader(data, 4)
  const [masterCopy, initializer, saltNonce] = [at.address(0), at.bytes(32), at.uint(64)]
  if (masterCopy === null || initializer === null || saltNonce === null || selector(initializer) !== DELAY.setUp)
    return null
  const parameters = wordReader(initializer, 4).bytes(0)
  if (parameters === null) return null
  const set = wordReader(parameters)
  const [owner, avatar, target] = [set.address(0), set.address(32), set.address(64)]
  const [cooldown, expiration] = [set.uint(96), set.uint(128)]
  if (owner === null || avatar === null || target === null || cooldown === null || expiration === null) return null
  const module = predictDelayModule({ factory: to, masterCopy }, initializer, saltNonce)
  return { module, factory: to, masterCopy, owner, avatar, target, cooldown, expiration }
}

const enabledBy = ({ data }: Call): Address | null =>
  selector(data) === DELAY.enableModule && isHex(data) ? wordReader(data, 4).address(0) : null

const selector = (data: string): string => data.slice(0, 10).toLowerCase()
