import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import type { PlannedAccount, SeenSetup, SharedPlan } from '@countersign/safe/exchange'
import type { SetupTarget } from '@countersign/safe/plan'
import { isOfKey } from '../../../data/plans/planStore.ts'
import type { PlanAccount } from './PlanAccount.ts'

type Member = PlanAccount & { readonly state: ChainState | null }

/** A plan with this target for these accounts, which remembers their set-up of now. What was proposed for them stays noted. */
export const planOf = (
  {
    address,
    target,
    kept,
  }: { readonly address: Address; readonly target: SetupTarget; readonly kept: SharedPlan | null },
  members: readonly Member[],
  changedAt: number,
): SharedPlan => ({
  kind: 'plan',
  address,
  target,
  accounts: members.map(({ chain, key, state }): PlannedAccount => {
    const before = kept?.accounts.find((one) => isOfKey(one, key))
    return {
      chainId: BigInt(chain.chainId),
      chain: { name: chain.chainName, shortName: chain.shortName },
      safe: key.safe,
      seen: state === null ? (before?.seen ?? null) : seenOf(state),
      proposed: before?.proposed ?? [],
    }
  }),
  changedAt,
})

export const seenOf = ({ block, owners, threshold, modules, fallbackHandler, masterCopy }: ChainState): SeenSetup => ({
  block,
  owners,
  threshold,
  modules,
  fallbackHandler,
  masterCopy,
})
