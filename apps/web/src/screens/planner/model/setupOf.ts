import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import type { SetupNow } from '@countersign/safe/plan'

/** An account as a plan begins with it; one that is not deployed has the set-up of its creation. */
export const setupOf = (account: Address, state: ChainState): SetupNow => ({
  ...state,
  account,
  isDeployed: state.creation === undefined,
})
