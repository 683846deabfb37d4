import { parseQuantity } from '@countersign/chain-client/reads'
import type { ChainState } from '@countersign/chain-client/reads'
import { isSameChainState } from '@countersign/chain-client/review'
import { readStateFrom } from '@countersign/chain-client/state'
import { errorText, type Address } from '@countersign/primitives'
import type { Check, checkNode } from '@countersign/safe/checks'
import { checkProof, proveAccountState } from '@countersign/simulation'
import { cliMessages } from '../cliMessages.ts'
import type { CliChain, OtherNode } from '../node/findChain.ts'
import { nodeHost } from '../node/nodeHost.ts'
import { CliError } from '../output/CliError.ts'

/** What every named node says about the account. */
export type NodeComparison = {
  readonly node: Parameters<typeof checkNode>[0]
  /** The nodes that did not answer, and the proof of the state. */
  readonly checks: readonly Check[]
}

/** In `field` of a check about a node that could not be compared. */
export const OTHER_NODE = 'node.'

/**
 * S1. Compares the account at one block between all nodes, and proves its state against the hash of a block that two of them name. Names on one
 * host count as one node.
 *
 * @throws CliError when a node serves another chain
 */
export async function compareNodes(chain: CliChain, safe: Address, state: ChainState): Promise<NodeComparison> {
  const { chainId, host, namedBy } = chain
  const answers = await Promise.all(chain.others.map((other) => askOther(other, chain, safe, state)))
  const others = answers.flatMap(({ name, agrees }) => (agrees === null ? [] : [{ name, agrees }]))
  const agreeing = chain.others.filter((_, index) => answers[index]?.agrees === true)
  const silent = answers.flatMap(({ name, reason }): Check[] =>
    reason === null
      ? []
      : [
          {
            id: 'node',
            field: OTHER_NODE + name,
            verdict: 'unchecked',
            title: cliMessages.otherNode({ host: name }),
            reason,
          },
        ],
  )
  return {
    node: {
      chainId,
      answered: { ok: true, value: chainId },
      host,
      namedBy,
      others,
      witnesses: countHosts([chain, ...agreeing]),
    },
    checks: [...silent, ...(await prove(chain, safe, state))],
  }
}

type Answer = { readonly name: string; readonly agrees: boolean | null; readonly reason: string | null }

async function askOther(
  { ask, host: name }: OtherNode,
  { chainId, host }: CliChain,
  safe: Address,
  state: ChainState,
): Promise<Answer> {
  try {
    const [found, other] = await Promise.all([
      ask('eth_chainId', []).then(parseQuantity),
      readStateFrom(ask, safe, state.block),
    ])
    if (found !== chainId) throw new CliError(cliMessages.otherChain({ host: name, found, wanted: chainId }))
    return { name, agrees: isSameChainState(other, state), reason: null }
  } catch (error) {
    if (error instanceof CliError) throw error
    return {
      name,
      agrees: null,
      reason: cliMessages.notComparedNode({ host, reason: errorText(error), block: state.block }),
    }
  }
}

async function prove(chain: CliChain, safe: Address, state: ChainState): Promise<Check[]> {
  const nodes = [chain, ...chain.others]
  if (countHosts(nodes) < 2)
    return [
      { id: 'node', field: 'proof', verdict: 'unchecked', title: cliMessages.proof, reason: cliMessages.proofNeedsTwo },
    ]
  const proof = await proveAccountState({
    chainId: chain.chainId,
    safe,
    // The path and the query of a URL may contain a key, and the reasons of a proof name its nodes.
    rpcs: nodes.map(({ url, ask }) => ({ url: new URL(url).origin, request: ask, witness: nodeHost(url) })),
    quorum: 2,
    expected: { owners: state.owners, modules: state.modules },
  })
  return checkProof(proof, state)
}

const countHosts = (nodes: readonly { readonly url: string }[]): number =>
  new Set(nodes.map(({ url }) => nodeHost(url))).size
