import { findSafeDeployment, type SafeContractName, type SafeDeployment } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { CreationContracts } from './CreationData.ts'

/**
 * The one rule for new accounts (ADR 26): the published factory, SafeL2 and the compatibility handler of the version,
 * whether the network is a layer 2 or not. The address is then equal on every network that has these contracts.
 *
 * @param variant deployer family of 1.3.0; its two families give two addresses
 * @returns null if the version has no SafeL2: accounts below 1.3.0 are not created here
 * @example
 * chooseCreationContracts('1.4.1')?.singleton // '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
 * chooseCreationContracts('1.1.1') // null
 */
export function chooseCreationContracts(
  version: string,
  variant: SafeDeployment['variant'] = 'canonical',
): CreationContracts | null {
  const find = (name: SafeContractName): Address | undefined => findSafeDeployment(version, name, variant)?.address
  const factory = find('SafeProxyFactory')
  const singleton = find('SafeL2')
  const fallbackHandler = find('CompatibilityFallbackHandler')
  if (factory === undefined || singleton === undefined || fallbackHandler === undefined) return null
  return { version, factory, singleton, fallbackHandler }
}
