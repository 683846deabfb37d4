import { isSameAddress } from '@countersign/safe/light'
import { useQueries } from '@tanstack/react-query'
import { queueHeadQuery } from '../../shared/query/queueHeadQuery.ts'
import { useWallet } from '../../shared/wallet/walletStore.ts'
import type { KnownAccount } from './KnownAccount.ts'
import type { NeededApproval } from './parentApprovals.ts'
import { byUrgency, needsYou, type NeededMessage, type NeededTransaction } from './needsYou.ts'
import { useKnownAccounts } from './useKnownAccounts.ts'
import { useNeededMessages } from './useNeededMessages.ts'
import { findOverview, useOverviews } from './useOverviews.ts'
import { useParentApprovals } from './useParentApprovals.ts'

type InAccount = {
  readonly account: KnownAccount
  /** Epoch milliseconds of the proposal. */
  readonly since: number
}
export type NeededTransactionItem = NeededTransaction & InAccount & { readonly kind: 'transaction' }
export type NeededMessageItem = NeededMessage & InAccount & { readonly kind: 'message'; readonly act: 'sign' }
export type NeededApprovalItem = NeededApproval<KnownAccount> &
  InAccount & { readonly kind: 'approval'; readonly act: 'sign' }
export type NeededItem = NeededTransactionItem | NeededMessageItem | NeededApprovalItem
export type NeedsYou = {
  readonly items: NeededItem[]
  readonly isLoading: boolean
  /** Accounts whose queue or messages could not be read. */
  readonly failed: KnownAccount[]
  /** Accounts of which messages, or older messages, were not read. */
  readonly unreadMessages: KnownAccount[]
  /** Accounts that the wallet's accounts own. */
  readonly children: KnownAccount[]
  /** Accounts whose transactions, or those of accounts they own, may lack the approval of an account of the wallet, and were not read. */
  readonly unreadApprovals: KnownAccount[]
}

/** Everything that waits for the connected wallet, across its accounts. */
export function useNeedsYou(isAsking = true): NeedsYou {
  const { address: wallet } = useWallet()
  const { accounts, isLoading } = useKnownAccounts(isAsking)
  const overviews = useOverviews(accounts, isAsking)
  const owned = accounts.filter((account) => {
    const owners = findOverview(overviews.data, account)?.owners ?? []
    return wallet !== null && owners.some(({ value }) => isSameAddress(value, wallet))
  })
  const waiting = owned.filter((account) => findOverview(overviews.data, account)?.queued !== 0)
  const queues = useQueries({ queries: waiting.map(({ key }) => ({ ...queueHeadQuery(key), enabled: isAsking })) })
  const transactions = waiting.flatMap((account, index): NeededTransactionItem[] => {
    const queue = queues[index]?.data
    if (!queue || !wallet) return []
    return needsYou(queue.results, wallet).map((need) => {
      return { ...need, account, kind: 'transaction', since: need.transaction.timestamp }
    })
  })
  const messages = useNeededMessages(owned, wallet, isAsking)
  const messageItems = messages.items.map((need): NeededMessageItem => {
    return { ...need, kind: 'message', act: 'sign', since: need.message.creationTimestamp }
  })
  const approvals = useParentApprovals({ owned, known: accounts, overviews: overviews.data, wallet, isAsking })
  const approvalItems = approvals.items.map((need): NeededApprovalItem => {
    return { ...need, kind: 'approval', act: 'sign', since: need.transaction.timestamp }
  })
  const failed = waiting.filter((_, index) => queues[index]?.isError && !queues[index].data)
  return {
    items: [...transactions, ...messageItems, ...approvalItems].toSorted(byUrgency),
    isLoading:
      isLoading ||
      (accounts.length > 0 && overviews.isPending) ||
      queues.some(({ isPending }) => isPending) ||
      messages.isLoading ||
      approvals.isLoading,
    failed: [...new Set([...failed, ...messages.failed, ...approvals.failed])],
    unreadMessages: messages.unread,
    children: approvals.children,
    unreadApprovals: approvals.unread,
  }
}
