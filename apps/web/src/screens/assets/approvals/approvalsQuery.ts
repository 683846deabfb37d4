import type { ApprovalCandidate, Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { dataSource } from '../../../data/api/dataSource.ts'
import { api, ownChainsApi } from '../../../data/client/apiClient.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import { type AccountKey, queryKeys } from '../../../data/keys/queryKeys.ts'
import { approvalId } from './model/Approval.ts'
import { type ReadApprovals, readApprovals } from './model/readApprovals.ts'

/** Where the candidates come from, and the blocks whose logs were searched for them. */
export type Search = {
  readonly by: 'service' | 'node'
  readonly fromBlock: number
  readonly toBlock: number
  readonly complete: boolean
  /** Candidates beyond the most that one answer has. */
  readonly more: number
}

export type FoundApprovals = ReadApprovals & { readonly searches: readonly Search[] }

type Answer = { readonly search: Search; readonly candidates: readonly ApprovalCandidate[] }

/**
 * The token approvals of an account. The service, or without it the logs of the nodes, only names candidates; what each of them allows is
 * read from the chain.
 * @param searchesNode searches the logs of the nodes too
 */
export const approvalsQuery = (chain: Chain, safe: Address, searchesNode: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'approvals', searchesNode],
    queryFn: async ({ signal }): Promise<FoundApprovals> => {
      const key = { chainId: chain.chainId, safe }
      const first = await search(key, signal)
      const answers = searchesNode && first.search.by === 'service' ? [first, await searchNode(key)] : [first]
      const read = await readApprovals(chain, safe, merge(answers), signal)
      return { ...read, searches: answers.map((answer) => answer.search) }
    },
    meta: { persist: false },
  })

async function search(key: AccountKey, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await api().getApprovals({ params: key, signal })
    return toAnswer(!dataSource.get().hasExtensions || isOwnChain(key) ? 'node' : 'service', answer)
  } catch (error) {
    signal.throwIfAborted()
    // An older service does not have the route.
    return searchNode(key).catch(() => {
      throw error
    })
  }
}

const searchNode = async (key: AccountKey): Promise<Answer> =>
  toAnswer('node', await (await ownChainsApi()).getApprovals({ params: key }))

type Sent = Omit<Search, 'by' | 'more'> & { readonly count: number; readonly candidates: readonly ApprovalCandidate[] }

const toAnswer = (by: Search['by'], { candidates, count, fromBlock, toBlock, complete }: Sent): Answer => ({
  search: { by, fromBlock, toBlock, complete, more: Math.max(0, count - candidates.length) },
  candidates,
})

/** Each candidate once, with its last change. */
function merge(answers: readonly Answer[]): ApprovalCandidate[] {
  const all = answers
    .flatMap(({ candidates }) => candidates)
    .toSorted((first, second) => first.blockNumber - second.blockNumber)
  return [...new Map(all.map((one) => [approvalId(one), one])).values()].toReversed()
}
