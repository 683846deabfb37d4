import { listText } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { nodeMessages as messages } from './nodeMessages.ts'

/**
 * S1. Checks the node: whether it serves the right chain, and who chose it. Every value "read from chain" depends on
 * it.
 *
 * @param input `namedBy`: who chose the node; `others`: every further node that returned the account state, by name,
 * and whether it is equal; `witnesses`: as how many independent nodes the node and the agreeing ones count. Several
 * names that only the service vouches for count as one.
 * @example
 * checkNode({ chainId: 1n, answered: { ok: true, value: 1n }, host: 'rpc.example', namedBy: 'service', others: [], witnesses: 1 })
 */
export function checkNode(input: {
  readonly chainId: bigint
  /** The answer of `eth_chainId`. */
  readonly answered: Read<bigint>
  readonly host: string
  readonly namedBy: 'service' | 'operator' | 'page' | 'person'
  readonly others: readonly { readonly name: string; readonly agrees: boolean }[]
  readonly witnesses: number
}): Check {
  const { chainId, answered, host, namedBy, others, witnesses } = input
  const id = 'node'
  if (!answered.ok)
    return {
      id,
      verdict: 'unchecked',
      title: messages.node,
      reason: messages.noChainId({ host, reason: answered.reason }),
    }
  if (answered.value !== chainId)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: messages.otherChain,
      reason: messages.servesOther({ host, found: answered.value, wanted: chainId }),
    }
  const differing = others.filter(({ agrees }) => !agrees)
  if (differing.length > 0)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: messages.disagree,
      reason: messages.differing({ names: namesOf(differing), count: differing.length, host }),
    }
  if (witnesses > 1)
    return {
      id,
      verdict: 'verified',
      title: messages.agree,
      reason: messages.sameState({ host, others: namesOf(others), count: witnesses }),
    }
  if (namedBy === 'person') return { id, verdict: 'verified', title: messages.own, reason: messages.ownHost(host) }
  if (others.length > 0)
    return {
      id,
      verdict: 'unchecked',
      title: messages.maybeSame,
      reason: messages.nothingShows({ host, others: namesOf(others), origin: messages[namedBy] }),
    }
  return {
    id,
    verdict: 'unchecked',
    title: namedBy === 'service' ? messages.oneByService : messages.one,
    reason: messages.oneHost({ host, origin: messages[namedBy] }),
  }
}

const namesOf = (nodes: readonly { readonly name: string }[]): string => listText(nodes.map(({ name }) => name))
