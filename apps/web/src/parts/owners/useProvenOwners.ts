import type { OwnerGraph } from '@countersign/safe/checks'
import { type Address, isSameAddress, uniqueAddresses } from '@countersign/primitives'
import { useQueries, useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useOwnerProofs } from '../../data/storage/ownerProofs.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { ownerProofQuery } from './useOwnerProof.ts'

/**
 * Which of these owners proved control of their key for the open account: those whose stored signed challenge is valid now.
 * @param graph the kinds of the owners; an owner that is not loaded is not proven
 */
export function useProvenOwners(owners: readonly Address[], graph: OwnerGraph): readonly Address[] {
  const { chain, safe } = useAccount()
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const kept = useOwnerProofs(chain.chainId, safe)
  const listed = uniqueAddresses(owners)
  const answers = useQueries({
    queries: listed.map((owner) => {
      const node = graph.get(owner.toLowerCase())
      const isContract = node === undefined || node.kind === 'unknown' ? undefined : node.kind !== 'key'
      const signature = kept.find((entry) => isSameAddress(entry.owner, owner))?.signature ?? null
      return ownerProofQuery({ chain, safe, owner, signature, isContract, state })
    }),
  })
  return listed.filter((_, index) => answers[index]?.data === true)
}
