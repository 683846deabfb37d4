import { findContractByAddress } from './findContractByAddress.ts'
import type { SafeDeployment } from './SafeDeployment.ts'

/**
 * Finds the deployer family of a published contract. The contracts of 1.3.0 exist in two families, and a network may
 * have only one of them.
 *
 * @param version released contract version, without build metadata
 * @returns undefined if no contract of this version is published at the address
 * @example
 * findVariant('0xfb1bffC9d739B8D520DaF37dF666da4C687191EA', '1.3.0') // 'eip155'
 */
export const findVariant = (address: string, version: string): SafeDeployment['variant'] | undefined =>
  findContractByAddress(address).find((known) => known.version === version)?.variant
