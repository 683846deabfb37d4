import { deploymentState, isOfKey, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { DeploymentStateText } from '../../../parts/undeployed/DeploymentStateText.tsx'
import type { KnownRow } from '../model/PlanRow.ts'

/** Whether the deployment of an account was sent, as this browser knows it. */
export function FutureState({ row: { key } }: { row: KnownRow }) {
  const known = useUndeployedAccounts().find((one) => isOfKey(one, key))
  return known ? <DeploymentStateText state={deploymentState(known)} /> : null
}
