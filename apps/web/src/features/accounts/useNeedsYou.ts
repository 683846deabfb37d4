import { isSameAddress } from '@countersign/safe/light'
import { useQueries } from '@tanstack/react-query'
import { queueHeadQuery } from '../../shared/query/queueHeadQuery.ts'
import { useWallet } from '../../shared/wallet/walletStore.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { byUrgency, needsYou, type NeededTransaction } from './needsYou.ts'
import { useKnownAccounts } from './useKnownAccounts.ts'
import { findOverview, useOverviews } from './useOverviews.ts'

export type NeededItem = NeededTransaction & { readonly account: KnownAccount }
export type NeedsYou = {
  readonly items: NeededItem[]
  readonly isLoading: boolean
  /** Accounts whose queue could not be read. */
  readonly failed: KnownAccount[]
}

/** Everything that waits for the connected wallet, across its accounts. */
export function useNeedsYou(isAsking = true): NeedsYou {
  const { address: wallet } = useWallet()
  const { accounts, isLoading } = useKnownAccounts(isAsking)
  const overviews = useOverviews(accounts, isAsking)
  const waiting = accounts.filter((account) => {
    const overview = findOverview(overviews.data, account)
    if (wallet === null || overview === null || overview.queued === 0) return false
    return overview.owners.some(({ value }) => isSameAddress(value, wallet))
  })
  const queues = useQueries({ queries: waiting.map(({ key }) => ({ ...queueHeadQuery(key), enabled: isAsking })) })
  const items = waiting.flatMap((account, index) => {
    const queue = queues[index]?.data
    return queue && wallet ? needsYou(queue.results, wallet).map((item) => ({ ...item, account })) : []
  })
  return {
    items: items.toSorted(byUrgency),
    isLoading: isLoading || (accounts.length > 0 && overviews.isPending) || queues.some(({ isPending }) => isPending),
    failed: waiting.filter((_, index) => queues[index]?.isError && !queues[index].data),
  }
}
