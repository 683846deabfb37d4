import type { NetworkAnswer } from '../../creation/judgeNetwork.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { creationMessages as messages } from './creationMessages.ts'

/**
 * S1. An account that is not deployed yet: its settings are those of the creation data, whose hash is the address. So that they
 * are true, the network must have the published contracts that create it.
 *
 * @param network the code of factory, singleton and handler, compared with the published code
 * @example
 * checkDeployment({ ok: true, value: { isPossible: true } }).verdict // 'verified'
 */
export function checkDeployment(network: Read<NetworkAnswer>): Check {
  const id = 'account-deployment'
  if (!network.ok)
    return { id, verdict: 'unchecked', title: messages.deployment, reason: messages.deploymentUnread(network.reason) }
  return network.value.isPossible
    ? { id, verdict: 'verified', title: messages.createdFirst, reason: messages.createdFirstDetail }
    : {
        id,
        verdict: 'danger',
        title: messages.cannotBeCreated,
        reason: messages.cannotBeCreatedDetail(network.value.reason),
      }
}
