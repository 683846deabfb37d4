import type { SafeOverview } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { useQueries } from '@tanstack/react-query'
import { useAfterContent } from '../../shared/live/useAfterContent.ts'
import { usePageVisible } from '../../shared/live/usePageVisible.ts'
import { ownedByAccountQuery } from '../../shared/query/ownedByAccountQuery.ts'
import { queueHeadQuery } from '../../shared/query/queueHeadQuery.ts'
import { transactionQuery } from '../../shared/query/transactionQuery.ts'
import { childAccounts } from './childAccounts.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { approvalsThrough, approves, possibleApprovals, type NeededApproval } from './parentApprovals.ts'
import { findOverview, useOverviews } from './useOverviews.ts'

/** Parents cost one request each, and so do queues that are not empty and proposals of the parents that may be approvals. */
const MOST_PARENTS = 20
const MOST_QUEUES = 20
const MOST_PROPOSALS = 24

type Asked = {
  /** Accounts of which the wallet is an owner. */
  readonly owned: readonly KnownAccount[]
  readonly known: readonly KnownAccount[]
  readonly overviews: readonly SafeOverview[] | undefined
  readonly wallet: Address | null
  readonly isAsking: boolean
}

export type ParentApprovals = {
  readonly items: (NeededApproval<KnownAccount> & { readonly account: KnownAccount })[]
  readonly isLoading: boolean
  /** Parents whose accounts could not be listed, and accounts whose queue could not be read. */
  readonly failed: KnownAccount[]
  /** Accounts that the parents own. */
  readonly children: KnownAccount[]
  /** Accounts left out because there are too many. */
  readonly unread: KnownAccount[]
}

/** Transactions that lack the approval of an account which the wallet owns, and for which no approval is proposed yet. */
export function useParentApprovals({ owned, known, overviews, wallet, isAsking }: Asked): ParentApprovals {
  const [isAfterContent, isVisible] = [useAfterContent(), usePageVisible()]
  const enabled = isAsking && isAfterContent && isVisible
  const candidates = owned.filter(({ ownership }) => ownership !== 'contradicted')
  const parents = candidates.slice(0, MOST_PARENTS)
  const lists = useQueries({ queries: parents.map(({ key }) => ({ ...ownedByAccountQuery(key), enabled })) })
  const children = childAccounts(parents, (parent) => lists[parents.indexOf(parent)]?.data?.safes ?? [], known)
  const strangers = children.flatMap(({ account }) => (known.includes(account) ? [] : [account]))
  const others = useOverviews(strangers, enabled)
  const queuedIn = (account: KnownAccount) =>
    (findOverview(overviews, account) ?? findOverview(others.data, account))?.queued ?? 0
  const waiting = children.filter(({ account }) => queuedIn(account) > 0)
  const read = waiting.slice(0, MOST_QUEUES)
  const queues = useQueries({ queries: read.map(({ account: { key } }) => ({ ...queueHeadQuery(key), enabled })) })
  const lacking = read.flatMap(({ account, parents: owners }, index) => {
    const queue = queues[index]?.data
    return queue && wallet ? approvalsThrough(queue.results, owners, wallet).map((item) => ({ ...item, account })) : []
  })

  // A parent may have a proposal for the approval already: that proposal then needs the wallet, or waits for others.
  const asked = parents.filter(
    (parent) => queuedIn(parent) > 0 && lacking.some((item) => item.parents.includes(parent)),
  )
  const parentQueues = useQueries({ queries: asked.map(({ key }) => ({ ...queueHeadQuery(key), enabled })) })
  const proposals = asked
    .flatMap((parent, index) =>
      lacking
        .filter((item) => item.parents.includes(parent))
        .flatMap(({ account }) => possibleApprovals(parentQueues[index]?.data?.results ?? [], account.safe))
        .map(({ id }) => ({ parent, id })),
    )
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .slice(0, MOST_PROPOSALS)
  const details = useQueries({
    queries: proposals.map(({ parent, id }) => ({ ...transactionQuery(parent.key, id), enabled })),
  })
  const hasProposal = (parent: KnownAccount, { account, transaction }: (typeof lacking)[number]): boolean =>
    proposals.some(({ parent: proposer }, index) => {
      const proposal = proposer === parent && details[index]?.data
      return proposal && approves(proposal, account.safe, transaction.id)
    })
  const isUnknown = [...parentQueues, ...details].some(({ isPending }) => isPending)
  const items = lacking.flatMap((item) => {
    const open = item.parents.filter((parent) => !hasProposal(parent, item))
    return open.length > 0 ? [{ ...item, parents: open }] : []
  })
  const hasFailed = ({ isError, data }: { isError: boolean; data: unknown }) => isError && !data
  return {
    // Until it is known whether an approval is proposed, a row might ask for a second one.
    items: isUnknown ? [] : items,
    isLoading:
      isUnknown ||
      lists.some(({ isPending }) => isPending) ||
      (strangers.length > 0 && others.isPending) ||
      queues.some(({ isPending }) => isPending),
    failed: [
      ...parents.filter((_, index) => lists[index] && hasFailed(lists[index])),
      ...(hasFailed(others) ? strangers : []),
      ...read.flatMap(({ account }, index) => (queues[index] && hasFailed(queues[index]) ? [account] : [])),
    ],
    children: children.map(({ account }) => account),
    unread: [...candidates.slice(MOST_PARENTS), ...waiting.slice(MOST_QUEUES).map(({ account }) => account)],
  }
}
