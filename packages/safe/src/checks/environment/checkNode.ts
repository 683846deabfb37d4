import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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
      title: 'The node',
      reason: `${host} did not return its chain id: ${answered.reason}.`,
    }
  if (answered.value !== chainId)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: 'The node serves another chain',
      reason: `${host} serves chain ${answered.value}, but this account is on ${chainId}. Values read from it do not count. Choose another node in the settings.`,
    }
  const differing = others.filter(({ agrees }) => !agrees)
  if (differing.length > 0)
    return {
      id,
      field: 'rpcUri',
      verdict: 'danger',
      title: 'Nodes disagree',
      reason: `${namesOf(differing)} ${differing.length === 1 ? 'returns' : 'return'} another account state than ${host}. Do not sign before you know which is right.`,
    }
  if (witnesses > 1)
    return {
      id,
      verdict: 'verified',
      title: 'Nodes agree',
      reason: `${host} and ${namesOf(others)} return the same account state. They count as ${witnesses} independent nodes.`,
    }
  if (namedBy === 'person')
    return { id, verdict: 'verified', title: 'Your own node', reason: `Read from ${host}, which you chose.` }
  const advice = 'Add a node of your own in the settings to compare.'
  if (others.length > 0)
    return {
      id,
      verdict: 'unchecked',
      title: 'The nodes may be the same',
      reason: `${host} and ${namesOf(others)} return the same account state, but nothing shows that they are different nodes: ${WORDS[namedBy]}. ${advice}`,
    }
  return {
    id,
    verdict: 'unchecked',
    title: namedBy === 'service' ? 'One node, named by the service' : 'One node',
    reason: `All values from the chain were read from ${host} alone: ${WORDS[namedBy]}. ${advice}`,
  }
}

const WORDS = {
  service: 'the service named it',
  operator: 'the configuration of this page named it',
  page: 'it is the public node that this page knows for the network',
}

const namesOf = (nodes: readonly { readonly name: string }[]): string => {
  const names = nodes.map(({ name }) => name)
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
