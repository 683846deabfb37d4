import type { Chain } from '@countersign/api'
import { findEnsRegistry } from '@countersign/chains'
import { attempt, checkNames, type Check } from '@countersign/safe/checks'
import type { Hex } from '@countersign/primitives'
import { resolveEnsName } from './ens.ts'
import { typedNames } from './typedNames.ts'

/**
 * Checks the registry of names, and compares the typed names with the addresses to which they resolve now.
 * @param values addresses, and bytes that contain addresses, which the user is about to use
 */
export async function readNames(chain: Chain, values: readonly Hex[]): Promise<Check[]> {
  const typed = await Promise.all(
    typedNames.in(chain.chainId, values).map(async ({ name, address, namedBy }) => ({
      name,
      address,
      namedBy,
      // A second answer of a registry that only the service names would prove nothing.
      now: namedBy === 'bundle' ? await attempt(resolveEnsName(chain, name)) : ({ ok: true, value: address } as const),
    })),
  )
  return checkNames({ fromService: chain.ensRegistryAddress, bundled: findEnsRegistry(chain.chainId) }, typed)
}
