import type { Address } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { acceptModules, useAcceptedModules } from '../../data/storage/acceptedModules.ts'

/**
 * Whether this person has accepted the modules of the account, and how to accept them. Another module needs another acceptance.
 * @param modules undefined until they were read
 */
export function useStandingCautions(key: AccountKey, modules: readonly Address[] | undefined) {
  return {
    isAccepted: useAcceptedModules(key, modules) !== null,
    accept: () => {
      if (modules) acceptModules(key, modules)
    },
  }
}
