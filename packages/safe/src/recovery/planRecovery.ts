import { type Address, encodeParameters } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { SafeError } from '../errors/SafeError.ts'
import { enableModule } from '../settings/powers/powerCalls.ts'
import type { DelayContracts } from './DelayContracts.ts'
import { DEPLOY_MODULE } from './delaySelectors.ts'
import { encodeDelaySetUp } from './encodeDelaySetUp.ts'
import { explainRecoveryProblem } from './explainRecoveryProblem.ts'
import { predictDelayModule } from './predictDelayModule.ts'
import type { RecoveryPlan } from './RecoveryPlan.ts'

/**
 * The calls that set up a recovery, in order of execution: create the module, enable it on the account, add the
 * recoverers.
 *
 * @param plan what was chosen
 * @param contracts factory and master copy
 * @returns the module's address and the calls
 * @throws SafeError `recovery/invalid` with the value the contracts would refuse
 * @example
 * const { module, calls } = planRecovery(plan, contracts)
 */
export function planRecovery(
  plan: RecoveryPlan,
  contracts: DelayContracts,
): { readonly module: Address; readonly calls: MultiSendCall[] } {
  const reason = explainRecoveryProblem(plan)
  if (reason !== null) throw new SafeError('recovery/invalid', reason, { reason })
  const initializer = encodeDelaySetUp(plan)
  const module = predictDelayModule(contracts, initializer, plan.saltNonce)
  const deploy = encodeParameters(DEPLOY_MODULE, [
    { address: contracts.masterCopy },
    { bytes: initializer },
    { uint: plan.saltNonce },
  ])
  return {
    module,
    calls: [
      { to: contracts.factory, value: 0n, data: deploy, operation: 0 },
      enableModule(plan.account, module),
      // Each is inserted at the head of the module's list.
      ...plan.recoverers.toReversed().map((recoverer) => enableModule(module, recoverer)),
    ],
  }
}
