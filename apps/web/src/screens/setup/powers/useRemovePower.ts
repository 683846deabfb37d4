import type { Address } from '@countersign/primitives'
import { useRef } from 'react'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { removalInBatch } from '../../../parts/draft/removalInBatch.ts'

/** Drafts the removal of a module, guard or handler and opens its review. */
export function useRemovePower() {
  const { chain, key, safe } = useAccount()
  const openReview = useOpenReview('setup')
  const removed = useRef<Address[]>([])
  const modules = useDraftCalls((transaction) => openReview(transaction, [], { removedModules: removed.current }))
  const guards = useDraftCalls(openReview)
  /** Reads the list of modules again, because the contract needs the module before it in the list. */
  const moduleCalls = async (module: Address) => {
    removed.current = [module]
    const [{ planModuleRemoval }, { readChainState }] = await Promise.all([
      import('@countersign/safe'),
      import('../../../data/rpc/readChainState.ts'),
    ])
    const state = await readChainState(chain, safe)
    return { calls: planModuleRemoval(safe, state.modules, [module]) }
  }
  const guardCalls = async (kind: 'guard' | 'moduleGuard') => {
    const { setGuard, setModuleGuard } = await import('@countersign/safe')
    return { calls: [kind === 'guard' ? setGuard(safe, null) : setModuleGuard(safe, null)] }
  }
  return {
    isBusy: modules.isBusy || guards.isBusy,
    error: modules.error ?? guards.error,
    removeModule: (module: Address) => modules.draft(() => moduleCalls(module)),
    removeGuard: (kind: 'guard' | 'moduleGuard') => guards.draft(() => guardCalls(kind)),
    /** Puts the removal into the batch of the account. */
    addModuleRemoval: (module: Address) =>
      modules.add(
        async () => {
          const { calls } = await removalInBatch({ chain, key }, [module])
          return { calls }
        },
        () => {},
        () => ({ removedModules: [module] }),
      ),
    addGuardRemoval: (kind: 'guard' | 'moduleGuard') => guards.add(() => guardCalls(kind)),
  }
}

export type RemovePower = ReturnType<typeof useRemovePower>
