import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import type { AccountProof } from '@countersign/simulation'
import { knownNodes } from '../../../data/rpc/knownNodes.ts'
import { nodeAt } from '../../../data/rpc/nodeAt.ts'

/** A proof that takes longer must not delay the page. */
const PATIENCE_MS = 10_000

/**
 * Null if fewer than two independent nodes are known: one node under two names would only agree with itself. Also for an account that is not
 * deployed, which has no storage to prove.
 */
export async function readProof(chain: Chain, safe: Address, state: ChainState): Promise<AccountProof | null> {
  if (state.creation) return null
  const nodes = await knownNodes(chain)
  if (new Set(nodes.map(({ witness }) => witness)).size < 2) return null
  const { proveAccountState } = await import('@countersign/simulation')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return proveAccountState({
    chainId: BigInt(chain.chainId),
    safe,
    rpcs: nodes.map(({ url, witness }) => ({ url, witness, request: nodeAt(chain.chainId, url, signal) })),
    quorum: 2,
    expected: { owners: state.owners, modules: state.modules },
  })
}
