import type { Chain } from '@countersign/api'
import type { OwnerNode } from '@countersign/safe/checks'
import type { Address } from '@countersign/safe/light'
import { readChainState } from '../../../shared/rpc/readChainState.ts'
import type { Codes } from './readCodes.ts'
import { readCodes } from './readCodes.ts'

/** Accounts that own accounts that own accounts… Deeper ones stay unknown. */
const DEEPEST = 4
const MOST = 40

/**
 * Owners of owners, as far as they are accounts.
 * @param owners of the account as it will be
 * @param codes of these owners, read already
 */
export async function readOwnerGraph(
  chain: Chain,
  { safe, owners, threshold, block }: { safe: Address; owners: readonly Address[]; threshold: number; block: bigint },
  codes: Codes,
): Promise<ReadonlyMap<string, OwnerNode>> {
  const graph = new Map<string, OwnerNode>([[safe.toLowerCase(), { kind: 'account', owners, threshold }]])
  let level: readonly Address[] = owners
  let known = codes
  for (let depth = 0; depth < DEEPEST && level.length > 0 && graph.size < MOST; depth++) {
    const open = level.filter((owner) => !graph.has(owner.toLowerCase()))
    const nodes = await Promise.all(open.map(async (owner) => [owner, await readNode(chain, owner, known)] as const))
    for (const [owner, node] of nodes) graph.set(owner.toLowerCase(), node)
    level = nodes.flatMap(([, node]) => (node.kind === 'account' ? node.owners : []))
    if (level.length > 0) known = await readCodes(chain, level, block)
  }
  return graph
}

async function readNode(chain: Chain, owner: Address, codes: Codes): Promise<OwnerNode> {
  const code = codes.of(owner)
  if (!code?.ok) return { kind: 'unknown', reason: code?.reason ?? 'its code was not read' }
  if (!code.value.isContract) return { kind: 'key' }
  try {
    const { owners, threshold } = await readChainState(chain, owner)
    return { kind: 'account', owners, threshold }
  } catch {
    return { kind: 'unknown', reason: `${owner} is a contract that does not answer like an account` }
  }
}
