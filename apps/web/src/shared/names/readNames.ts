import type { Chain } from '@countersign/api'
import { findEnsRegistry } from '@countersign/chains'
import { attempt, checkNames, type Check } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { resolveEnsName } from '../../../shared/names/ens.ts'
import { typedNames } from '../../../shared/names/typedNames.ts'

/** Compares the registry of names, and the names that were typed for addresses of this transaction with what they lead to now. */
export async function readNames(chain: Chain, transaction: Pick<SafeTransactionData, 'to' | 'data'>): Promise<Check[]> {
  const typed = await Promise.all(
    typedNames.in(chain.chainId, transaction).map(async ({ name, address, namedBy }) => ({
      name,
      address,
      namedBy,
      // A second answer of a registry that only the service names would prove nothing.
      now: namedBy === 'bundle' ? await attempt(resolveEnsName(chain, name)) : ({ ok: true, value: address } as const),
    })),
  )
  return checkNames({ fromService: chain.ensRegistryAddress, bundled: findEnsRegistry(chain.chainId) }, typed)
}
