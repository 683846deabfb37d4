import type { Chain } from '@countersign/api'
import { findEnsRegistry } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { hasFeature } from '../config/hasFeature.ts'

/** The registry in which names are looked up. */
export type EnsRegistry = {
  readonly address: Address
  /** `service`: only the service says that this is the registry. A false registry could resolve every name to an address of its choice. */
  readonly namedBy: 'bundle' | 'service'
}

/** The registry of a network: the bundled one if there is one, whatever the service says. Null when names are switched off. */
export function ensRegistryOf(chain: Pick<Chain, 'chainId' | 'features' | 'ensRegistryAddress'>): EnsRegistry | null {
  if (!hasFeature(chain, 'DOMAIN_LOOKUP') || chain.ensRegistryAddress === null) return null
  const bundled = findEnsRegistry(chain.chainId)
  return bundled === null
    ? { address: chain.ensRegistryAddress, namedBy: 'service' }
    : { address: bundled, namedBy: 'bundle' }
}
