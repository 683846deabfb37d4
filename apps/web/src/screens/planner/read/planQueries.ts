import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import type { SetupTarget } from '@countersign/safe/plan'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AccountKey, queryKeys } from '../../../data/keys/queryKeys.ts'
import type { NeededStep } from '../model/PlanRow.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'
import type { Presence } from './readPresence.ts'
import { addressesOf } from './readTarget.ts'

/** Events tell of accounts that the page follows. Those of a plan need not be among them. */
const POLL_MS = 10_000

/** Values of the chain; the key begins like that of the account's state, so that the same events renew both. */
const chainKey = (key: AccountKey) => [...queryKeys.chainState(key), 'plan'] as const

/** @param isCreatable this browser has creation data for the account */
export const presenceQuery = ({ chain, key }: PlanAccount, isCreatable: boolean) =>
  queryOptions({
    queryKey: [...chainKey(key), 'presence', isCreatable],
    queryFn: async ({ signal }): Promise<Presence> =>
      (await import('./readPresence.ts')).readPresence(chain, key.safe, signal),
    refetchInterval: ({ state }) => (state.data?.kind === 'account' ? POLL_MS : false),
    retry: 1,
    meta: { persist: false },
  })

type Subject = { readonly chain: Chain; readonly key: AccountKey; readonly state: ChainState }

/** The account may be read again for each block, the target only when it can have another answer. */
export const targetReadsQuery = ({ chain, key, state }: Subject, target: SetupTarget) =>
  queryOptions({
    queryKey: [
      ...chainKey(key),
      'target',
      ...addressesOf(target),
      target.version,
      state.masterCopy,
      state.fallbackHandler,
      state.creation === undefined,
    ],
    queryFn: async () => (await import('./readTarget.ts')).readTarget({ chain, safe: key.safe, state }, target),
    // Its answer contains a function.
    structuralSharing: false,
    staleTime: 60_000,
    retry: 1,
    meta: { persist: false },
  })

export const proposalsQuery = (
  client: QueryClient,
  { chain, key, state }: Subject,
  steps: readonly NeededStep[],
  proposed: readonly Hex[],
) =>
  queryOptions({
    queryKey: [
      ...queryKeys.queue(key),
      'plan',
      ...steps.flatMap(({ calls }) => calls.map(({ to, data }) => `${to}${data}`)),
      proposed.join(),
      state.owners.join(),
      state.nonce.toString(),
    ],
    queryFn: async () =>
      (await import('./readProposals.ts')).readProposals(client, { chain, key, state, steps, proposed }),
    refetchInterval: POLL_MS,
    retry: 1,
    meta: { persist: false },
  })

/** The transactions that made the changes since a block, searched in the history and confirmed by the chain. */
export const driftMakersQuery = ({ chain, key, state }: Subject, { differences, since: block, wallet }: DriftSubject) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'plan-drift', String(block), wallet, JSON.stringify(differences)],
    queryFn: async () => {
      const [{ readMakers }, { readBlockTime }] = await Promise.all([
        import('../../../data/visits/readMakers.ts'),
        import('../../../data/rpc/readBlockTime.ts'),
      ])
      const since = await readBlockTime(chain, block)
      return readMakers({ chain, key, version: state.version, differences, since, wallet })
    },
    staleTime: 60_000,
    retry: 1,
    meta: { persist: false },
  })

type DriftSubject = {
  readonly differences: readonly SettingsDifference[]
  /** The block of the state before the changes. */
  readonly since: bigint
  readonly wallet: Address | null
}
