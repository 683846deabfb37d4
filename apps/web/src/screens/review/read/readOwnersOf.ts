import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { OwnerGraph, OwnershipChange } from '@countersign/safe/checks'
import { readOwnerGraph } from '../../../parts/owners/readOwnerGraph.ts'
import type { Codes } from '../../../data/chain-access/readCodes.ts'
import { uniqueAddresses } from '../../../parts/exchange/uniqueAddresses.ts'

/**
 * All owners, before and after, of the accounts whose owners this transaction changes, and the owners of those owners.
 */
export async function readOwnersOf(
  chain: Chain,
  changes: readonly OwnershipChange[],
  { version, block }: Pick<ChainState, 'version' | 'block'>,
  codes: Codes,
): Promise<OwnerGraph> {
  const owners = uniqueAddresses(
    changes.flatMap(({ before, after }) => [before, after].flatMap((read) => (read.ok ? read.value.owners : []))),
  )
  if (owners.length === 0) return new Map()
  const known = owners.every((owner) => codes.of(owner) !== undefined)
  return readOwnerGraph(chain, { owners, version, block }, known ? codes : undefined)
}
