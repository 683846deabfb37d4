import type { SafeState } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import { contractAddress, contractAddressOrNull, plainAddress } from '../names/addressInfo.ts'
import type { AccountFacts } from '../rows/MultisigFacts.ts'

/**
 * All settings of an account.
 *
 * @example
 * const facts: SettingsFacts = { address: safe, owners, threshold: 2, nonce: 7, singleton, version: '1.4.1+L2', modules: [], … }
 */
export type SettingsFacts = AccountFacts & {
  readonly address: Address
  readonly singleton: Address
  /** `1.4.1+L2`, see `publishedVersion`; null for an unknown singleton. */
  readonly version: string | null
  readonly modules: readonly Address[]
  readonly fallbackHandler: Address | null
  readonly guard: Address | null
  readonly moduleGuard: Address | null
}

type Around = {
  readonly chainId: string
  /** The version that accounts of the chain should have; empty if none is recommended. */
  readonly recommendedVersion: string
  /** The tags of the account's lists; null if no caller computes them. */
  readonly tags: Pick<SafeState, 'collectiblesTag' | 'txQueuedTag' | 'txHistoryTag' | 'messagesTag'>
}

/**
 * The state of an account in the form of the wire.
 *
 * @example
 * const facts = { ...accountFacts, address: safe, singleton: state.masterCopy, version: '1.4.1', modules: [], fallbackHandler: null, guard: null, moduleGuard: null }
 * toSafeState(facts, { chainId: '1', recommendedVersion: '1.4.1', tags }).implementationVersionState
 */
export function toSafeState(safe: SettingsFacts, { chainId, recommendedVersion, tags }: Around): SafeState {
  return {
    address: contractAddress(safe.address),
    chainId,
    nonce: safe.nonce,
    threshold: safe.threshold,
    owners: safe.owners.map(plainAddress),
    implementation: contractAddress(safe.singleton),
    modules: safe.modules.length === 0 ? null : safe.modules.map(contractAddress),
    fallbackHandler: contractAddressOrNull(safe.fallbackHandler),
    guard: contractAddressOrNull(safe.guard),
    moduleGuard: contractAddressOrNull(safe.moduleGuard),
    version: safe.version,
    implementationVersionState: versionState(safe, recommendedVersion),
    ...tags,
  }
}

const SEMVER = /^\d+\.\d+\.\d+(\+.*)?$/

function versionState(safe: SettingsFacts, recommended: string): SafeState['implementationVersionState'] {
  const isListed = publishedVersion(safe.singleton) !== null
  if (safe.version === null || !SEMVER.test(safe.version) || !SEMVER.test(recommended) || !isListed) return 'UNKNOWN'
  return isVersionBelow(safe.version, recommended) ? 'OUTDATED' : 'UP_TO_DATE'
}

/**
 * The version of a published singleton, with `+L2` for a singleton that logs its calls: the contract's own version
 * does not say that. Null for unknown code.
 *
 * @example
 * publishedVersion('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762') // '1.4.1+L2'
 */
export function publishedVersion(singleton: Address): string | null {
  const found = findContractByAddress(singleton).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return found ? `${found.version}${found.name === 'SafeL2' ? '+L2' : ''}` : null
}
