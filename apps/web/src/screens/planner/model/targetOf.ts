import type { ChainState } from '@countersign/chain-client/reads'
import type { SetupTarget } from '@countersign/safe/plan'
import { upgradeTargets } from '@countersign/safe/upgrade'

/** Today's set-up of an account as a target. A version to which no account can be upgraded is left out. */
export const targetOf = ({ owners, threshold, modules, fallbackHandler, version }: ChainState): SetupTarget => ({
  owners,
  threshold,
  modules,
  fallbackHandler,
  version: upgradeTargets.find((one) => one === version.split('+')[0]) ?? 'keep',
})
