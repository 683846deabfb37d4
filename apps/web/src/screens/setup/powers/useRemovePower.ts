import type { Address } from '@countersign/primitives'
import { useRef } from 'react'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Drafts the removal of a module, guard or handler and opens its review. */
export function useRemovePower() {
  const { chain, safe } = useAccount()
  const openReview = useOpenReview('setup')
  const removed = useRef<Address[]>([])
  const modules = useDraftCalls((transaction) => openReview(transaction, [], { removedModules: removed.current }))
  const guards = useDraftCalls(openReview)
  return {
    isBusy: modules.isBusy || guards.isBusy,
    error: modules.error ?? guards.error,
    /** Reads the list of modules again, because the contract needs the module before it in the list. */
    removeModule: (module: Address) =>
      modules.draft(async () => {
        removed.current = [module]
        const [{ planModuleRemoval }, { readChainState }] = await Promise.all([
          import('@countersign/safe'),
          import('../../../data/rpc/readChainState.ts'),
        ])
        const state = await readChainState(chain, safe)
        return { calls: planModuleRemoval(safe, state.modules, [module]) }
      }),
    removeGuard: (kind: 'guard' | 'moduleGuard') =>
      guards.draft(async () => {
        const { setGuard, setModuleGuard } = await import('@countersign/safe')
        return { calls: [kind === 'guard' ? setGuard(safe, null) : setModuleGuard(safe, null)] }
      }),
  }
}

export type RemovePower = ReturnType<typeof useRemovePower>
