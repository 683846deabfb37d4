import { safeDeployments } from './generated/deployments.ts'
import type { SafeContractName, SafeDeployment, SafeVersion } from './SafeDeployment.ts'

/**
 * Finds the canonical deployment of a Safe contract.
 *
 * @param version released contract version, without build metadata (`1.4.1`, not `1.4.1+L2`)
 * @param name contract name, see {@link SafeContractName}
 * @param variant deployer family; `eip155` exists for 1.3.0 only
 * @returns undefined if that version has no such contract
 * @example
 * findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address // '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
 * findSafeDeployment('1.4.1+L2', 'Safe') // undefined
 */
export function findSafeDeployment(
  version: string,
  name: SafeContractName,
  variant: SafeDeployment['variant'] = 'canonical',
): SafeDeployment | undefined {
  const byName = isSafeVersion(version) ? safeDeployments[version] : undefined
  return byName?.[name]?.find((deployment) => deployment.variant === variant && !deployment.devOnly)
}

function isSafeVersion(version: string): version is SafeVersion {
  return Object.hasOwn(safeDeployments, version)
}
