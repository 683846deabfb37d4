import { parseQuantity } from '@countersign/chain-client/reads'
import type { OwnerGraph, OwnerNode } from '@countersign/safe/checks'
import { type Address, uniqueAddresses } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../data/url/useAccount.ts'

export type KnownOwners = {
  /** The owners that are loaded; loading owners are missing. */
  readonly graph: OwnerGraph
  readonly isReading: boolean
}

/**
 * The kind of each of these addresses, and the owners of those that are accounts, from the chain. Each address is read once, so that an
 * edited list reads only the new ones.
 * @param version of the account that they own or are to own; null while unknown
 */
export function useOwnerGraph(owners: readonly Address[], version: string | null): KnownOwners {
  const { chain } = useAccount()
  const known = useQueries({
    queries: uniqueAddresses(owners).map((owner) => ({
      queryKey: ['owner-graph', chain.chainId, owner.toLowerCase(), version],
      queryFn: async () => {
        const { readOwnerGraph } = await import('./readOwnerGraph.ts')
        const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
        return readOwnerGraph(chain, { owners: [owner], version: version ?? '', block })
      },
      enabled: version !== null,
      staleTime: 60_000,
      structuralSharing: false,
      meta: { persist: false },
    })),
    combine: (results) => ({
      parts: results.map(({ data }) => data),
      isReading: results.some(({ isPending }) => isPending),
    }),
  })
  const { parts, isReading } = known
  const graph = useMemo(() => new Map<string, OwnerNode>(parts.flatMap((part) => (part ? [...part] : []))), [parts])
  return { graph, isReading }
}
