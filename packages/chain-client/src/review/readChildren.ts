import { attempt, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { AskNode } from '../reads/AskNode.ts'
import { type ChainState, readCurrentState } from '../reads/readStateFrom.ts'

/**
 * The states of accounts whose transactions are executed inside, by lower-case address.
 *
 * @example
 * const children = await readChildren(ask, [safe])
 */
export async function readChildren(
  ask: AskNode,
  children: readonly Address[],
): Promise<ReadonlyMap<string, Read<ChainState>>> {
  const read = await Promise.all(
    children.map(async (child) => [child.toLowerCase(), await attempt(readCurrentState(ask, child))] as const),
  )
  return new Map(read)
}
