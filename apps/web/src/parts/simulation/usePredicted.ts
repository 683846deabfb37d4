import type { ChainState } from '@countersign/chain-client/reads'
import { callTreeOf, flowOf, type ViewContext } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { Predicted } from './Predicted.ts'
import type { SimulationView } from './SimulationView.ts'
import { withPatience } from './withPatience.ts'

type Subject = {
  /** Null until the account is loaded. */
  readonly transaction: SafeTransactionData | null
  readonly hash: string | null
  readonly state: Pick<ChainState, 'nonce' | 'block' | 'version' | 'creation'> | null
  readonly view: SimulationView
  readonly context: ViewContext
  readonly executor: Address | null
  /** The wallet that can execute it now; null if none can. */
  readonly payer: Address | null
}

/** The figures of the page: read after the test run has ended, so that they change once. */
export function usePredicted({ transaction, hash, state, view, context, executor, payer }: Subject): Predicted | null {
  const { chain, key, safe } = useAccount()
  const queryClient = useQueryClient()
  const isReady = transaction !== null && state !== null && (!view.isRunning || view.simulated !== null)
  const subject = [...queryKeys.account(key), 'foreseen', hash]
  const { data = null } = useQuery({
    queryKey: [...subject, executor, payer, view.simulated?.at ?? null, state?.nonce.toString() ?? null],
    queryFn: async (): Promise<Predicted> => {
      if (transaction === null || state === null) throw new RangeError('There is nothing to foresee yet.')
      const { nonce, block, version, creation } = state
      return withPatience(async (signal) => {
        const { readForeseen } = await import('./readForeseen.ts')
        const isLater = transaction.nonce > nonce
        const { readEarlier } = await import('./readEarlier.ts')
        const earlier = isLater
          ? await readEarlier(queryClient, { chain, key, version, from: nonce, until: transaction.nonce }).catch(
              () => null,
            )
          : null
        const flows = flowOf(callTreeOf(transaction, context, null).nodes)
        const run = view.simulated?.result ?? null
        const input = { chain, safe, transaction, flows, run, block, nonce, executor, payer, earlier, creation }
        return readForeseen(input, signal)
      })
    },
    enabled: isReady,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
    // Only of the same transaction: the page may go from one to another.
    placeholderData: (before, query) =>
      query !== undefined && hashKey(query.queryKey.slice(0, subject.length)) === hashKey(subject) ? before : undefined,
    meta: { persist: false },
  })
  return data
}
