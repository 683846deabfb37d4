import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

/**
 * S1. The node that was asked: of the chain it should be of, and who named it. Everything "read from chain" is worth as much as it.
 *
 * @param input `namedBy`: who chose the node; `others`: how many further nodes, named by a person or a wallet, gave the same account state,
 * and how many were asked
 * @example
 * checkNode({ chainId: 1n, answered: { ok: true, value: 1n }, host: 'rpc.example', namedBy: 'service', others: { asked: 0, agreed: 0 } })
 */
export function checkNode(input: {
  readonly chainId: bigint
  /** What `eth_chainId` answered. */
  readonly answered: Read<bigint>
  readonly host: string
  readonly namedBy: 'service' | 'person'
  readonly others: { readonly asked: number; readonly agreed: number }
}): Check {
  const { chainId, answered, host, namedBy, others } = input
  const id = 'node'
  if (!answered.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'The node',
      reason: `${host} did not say which chain it is of: ${answered.reason}.`,
    }
  if (answered.value !== chainId)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: 'The node is of another chain',
      reason: `${host} says chain ${answered.value}, this account is on ${chainId}. Nothing read from it counts; name another node in the settings.`,
    }
  if (others.agreed < others.asked)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: 'Nodes disagree',
      reason: `${host} tells another account state than ${others.asked - others.agreed} of ${others.asked} other nodes. Do not sign before you know which is right.`,
    }
  if (others.agreed > 0)
    return {
      id,
      verdict: 'verified',
      title: 'Nodes agree',
      reason: `${host} and ${others.agreed} more nodes tell the same account state.`,
    }
  return namedBy === 'person'
    ? { id, verdict: 'verified', title: 'Your own node', reason: `Read from ${host}, which you chose.` }
    : {
        id,
        verdict: 'unchecked',
        title: 'One node, named by the service',
        reason: `Everything from chain was read from ${host} alone, which the service chose. Add a node of your own in the settings to compare.`,
      }
}
