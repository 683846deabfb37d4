import type { GuardFacts } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import type { GuardName } from './guardWords.ts'
import { moduleMessages } from './moduleMessages.ts'

/**
 * Queries a guard by ERC-165 and simulates its removal before it is set. The review does the same with the whole
 * transaction.
 */
export function useGuardTrial(setup: AccountSetup, kind: GuardName, guard: Address | null) {
  const { chain, key, safe } = useAccount()
  const { nonce, block } = setup
  return useQuery({
    queryKey: [...queryKeys.chainState(key), 'guard-trial', kind, guard, String(nonce)],
    queryFn: async (): Promise<GuardFacts> => {
      if (guard === null || block === undefined) throw new Error(moduleMessages.noGuardChosen)
      const [{ readGuard }, { buildTransaction, setGuard, setModuleGuard }] = await Promise.all([
        import('../../../parts/contracts/readGuard.ts'),
        import('@countersign/safe'),
      ])
      const call = kind === 'guard' ? setGuard(safe, guard) : setModuleGuard(safe, guard)
      const transaction = buildTransaction({ to: call.to, data: call.data, nonce })
      return readGuard({ chain, safe, nonce, block, kind, guard, transaction })
    },
    enabled: guard !== null && block !== undefined,
    retry: false,
    meta: { persist: false },
  })
}
