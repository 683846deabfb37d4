import { useQueries, queryOptions } from '@tanstack/react-query'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import type { Collected, PossibleOnChainApproval } from './collectNeeds.ts'
import { possibleOnChainApprovals } from './parentOnChainApprovals.ts'
import type { ReadProposal } from './settleOnChainApprovals.ts'
import { api } from '../../data/client/apiClient.ts'
import { FIRST_PAGE } from '../../data/api/cursorOf.ts'
import { queryKeys, type AccountKey } from '../../data/keys/queryKeys.ts'

/**
 * The first page of a queue, including proposals without a key's signature. Accounts whose owners are accounts propose
 * such approvals, because these owners approve on chain; the inbox lists only proposals that a key signed.
 */
const allProposalsQuery = (key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.queue(key), 'with-unsigned'],
    queryFn: async ({ signal }) =>
      (await api().getQueue({ params: key, query: { cursor: FIRST_PAGE, trusted: false }, signal })).results,
    staleTime: 10_000,
    meta: { persist: false },
  })

/** The limit of accounts whose proposals without a signature are requested, one request each. */
const MOST_PARENTS = 20
/** The limit of proposals that may be approvals, one request each until they are cached. */
const MOST_PROPOSALS = 40

export type Approvals = {
  readonly proposals: readonly ReadProposal[]
  /** Parents by `account` whose proposals are still loading. */
  readonly pendingParents: ReadonlySet<string>
  /** Changes whenever one of the fields above changes. */
  readonly state: string
}

/** The proposals of parent accounts that may be approvals of the needs, with their fields. */
export function useOnChainApprovals({ items, proposals }: Collected): Approvals {
  const approvals = items.flatMap((item) => (item.kind === 'on-chain-approval' ? [item] : []))
  // The owners of an account that the wallet does not own are accounts, which approve on chain without a key.
  const deep = approvals.flatMap(({ parents }) => parents.filter(({ isDirect }) => !isDirect))
  const parents = [...new Map(deep.map((parent) => [parent.account, parent])).values()].slice(0, MOST_PARENTS)
  const queues = useQueries({
    queries: parents.map(({ key }) => allProposalsQuery(key)),
  })
  const unsigned = parents.flatMap((parent, index) =>
    approvals
      .filter((item) => item.parents.some(({ account }) => account === parent.account))
      .flatMap(({ account: { safe } }) => possibleOnChainApprovals(queues[index]?.data ?? [], safe))
      .map(({ id }): PossibleOnChainApproval => ({ parent, id })),
  )
  const all = new Map([...proposals, ...unsigned].map((one) => [`${one.parent.account} ${one.id}`, one]))
  const asked = [...all.values()].slice(0, MOST_PROPOSALS)
  const answers = useQueries({
    queries: asked.map(({ parent, id }) => transactionQuery(parent.key, id)),
  })
  const read = asked.map((one, index): ReadProposal => {
    const answer = answers[index]
    return { ...one, details: answer?.data, isPending: answer?.isPending ?? false }
  })
  const pending = parents.filter((_, index) => queues[index]?.isPending).map(({ account }) => account)
  return {
    proposals: read,
    pendingParents: new Set(pending),
    state: JSON.stringify([
      pending,
      read.map(({ id, details, isPending }) => [
        id,
        isPending,
        details?.txStatus,
        details?.txData?.to.value,
        details?.txData?.hexData,
      ]),
    ]),
  }
}
