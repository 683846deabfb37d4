import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { attempt, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { readChainState } from '../../../data/rpc/readChainState.ts'

/** The states of accounts whose transactions are executed inside, by lower-case address. */
export async function readChildren(
  chain: Chain,
  children: readonly Address[],
): Promise<ReadonlyMap<string, Read<ChainState>>> {
  const read = await Promise.all(
    children.map(async (child) => [child.toLowerCase(), await attempt(readChainState(chain, child))] as const),
  )
  return new Map(read)
}
