import type { SafeState } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { contractAddress, contractAddressOrNull, plainAddress } from '@countersign/ledger'
import { isVersionBelow } from '@countersign/safe'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { Tags } from './readTags.ts'
import type { SafeRow } from './requireSafe.ts'

export function toSafeState(safe: SafeRow, config: ChainConfig, tags: Tags): SafeState {
  return {
    address: contractAddress(safe.address),
    chainId: safe.chainId,
    nonce: safe.nonce,
    threshold: safe.threshold,
    owners: safe.owners.map(plainAddress),
    implementation: contractAddress(safe.singleton),
    modules: safe.modules.length === 0 ? null : safe.modules.map(contractAddress),
    fallbackHandler: contractAddressOrNull(safe.fallbackHandler),
    guard: contractAddressOrNull(safe.guard),
    moduleGuard: contractAddressOrNull(safe.moduleGuard),
    version: safe.version,
    implementationVersionState: versionState(safe, config.recommendedVersion),
    ...tags,
  }
}

const SEMVER = /^\d+\.\d+\.\d+(\+.*)?$/

function versionState(safe: SafeRow, recommended: string): SafeState['implementationVersionState'] {
  const isListed = findContractByAddress(safe.singleton).some(({ name }) => name === 'Safe' || name === 'SafeL2')
  if (safe.version === null || !SEMVER.test(safe.version) || !SEMVER.test(recommended) || !isListed) return 'UNKNOWN'
  return isVersionBelow(safe.version, recommended) ? 'OUTDATED' : 'UP_TO_DATE'
}
