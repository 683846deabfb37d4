import type { OwnerGraph, OwnershipChange } from '@countersign/safe/checks'
import { uniqueAddresses } from '@countersign/primitives'
import type { AskNode } from '../reads/AskNode.ts'
import type { ChainState } from '../reads/readStateFrom.ts'
import type { Codes } from './readCodes.ts'
import { readOwnerGraph, type TryOwner } from './readOwnerGraph.ts'

/**
 * All owners, before and after, of the accounts whose owners this transaction changes, and the owners of those owners.
 *
 * @example
 * const graph = await readOwnersOf({ ask, tryOwner }, changes, state, codes)
 */
export async function readOwnersOf(
  reads: { readonly ask: AskNode; readonly tryOwner: TryOwner },
  changes: readonly OwnershipChange[],
  { version, block }: Pick<ChainState, 'version' | 'block'>,
  codes: Codes,
): Promise<OwnerGraph> {
  const owners = uniqueAddresses(
    changes.flatMap(({ before, after }) => [before, after].flatMap((read) => (read.ok ? read.value.owners : []))),
  )
  if (owners.length === 0) return new Map()
  const known = owners.every((owner) => codes.of(owner) !== undefined)
  return readOwnerGraph(reads, { owners, version, block }, known ? codes : undefined)
}
