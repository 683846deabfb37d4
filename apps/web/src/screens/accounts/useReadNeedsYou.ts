import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inboxBelowQuery, inboxQuery, ownedAccounts } from '../../data/inbox/inboxQuery.ts'
import { isRead, type InboxEntries } from '../../data/inbox/InboxEntry.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { usePageVisible } from '../../data/live/usePageVisible.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { accountsByName, collectNeeds, type Collected } from './collectNeeds.ts'
import type { AccountList } from './AccountList.ts'
import type { NeededItem, NeededWork } from './NeededWork.ts'
import { approves } from './parentApprovals.ts'

const NOBODY = '0x0000000000000000000000000000000000000000'
const NO_ENTRIES: InboxEntries = {}
const NO_KEYS: readonly AccountKey[] = []
const NOTHING: Collected = { items: [], waiting: [], proposals: [] }
/** Proposals of parent accounts that may be approvals cost one request each, until they are in the cache. */
const MOST_PROPOSALS = 40

type ReadWork = Omit<NeededWork, 'alarms' | 'unreadRecoveries'>

/** Everything that waits for the connected wallet, across its accounts and those they own. */
export function useReadNeedsYou({ accounts, isLoading }: AccountList, isAsking: boolean): ReadWork {
  const { address: wallet } = useWallet()
  const chains = useChains()
  const [isAfterContent, isVisible] = [useAfterContent(), usePageVisible()]
  const keys = useMemo(() => accounts.map(({ key }) => key), [accounts])
  const knownOptions = useMemo(() => inboxQuery(keys, wallet), [keys, wallet])
  const isKnownAsked = keys.length > 0 && isAsking && wallet !== null
  const known = useQuery({ ...knownOptions, enabled: isKnownAsked })
  const knownEntries = known.data?.entries ?? NO_ENTRIES

  const seeds = useMemo(() => (wallet ? ownedAccounts(knownEntries, wallet) : NO_KEYS), [knownEntries, wallet])
  const belowOptions = useMemo(
    () => inboxBelowQuery(seeds, knownEntries, wallet ?? NOBODY),
    [seeds, knownEntries, wallet],
  )
  const isBelowAsked = seeds.length > 0 && isAsking && isAfterContent && isVisible
  const below = useQuery({ ...belowOptions, enabled: isBelowAsked })
  const belowData = seeds.length > 0 ? below.data : undefined

  const entries = useMemo(() => ({ ...belowData?.entries, ...knownEntries }), [belowData, knownEntries])
  const collected = useMemo(
    () => (wallet ? collectNeeds({ accounts, chains, entries, wallet }) : NOTHING),
    [accounts, chains, entries, wallet],
  )
  const asked = collected.proposals.slice(0, MOST_PROPOSALS)
  const details = useQueries({
    queries: asked.map(({ parent, id }) => ({
      ...transactionQuery(parent.key, id),
      enabled: isBelowAsked || isAsking,
    })),
  })
  const answers = details.map(({ data, isPending }) => ({ data, isPending }))
  const proposed = JSON.stringify(
    answers.map(({ data, isPending }) => (data?.txData ? [data.txData.to.value, data.txData.hexData] : isPending)),
  )
  const items = useMemo(
    () => withoutProposed(collected, answers),
    // `proposed` stands for `answers`, which is a new array on every render.
    // eslint-disable-next-line react/exhaustive-deps
    [collected, proposed],
  )
  const { refetch, isError: hasFailed, dataUpdatedAt } = known
  const hasKnown = known.data !== undefined
  const isWaiting =
    isLoading ||
    (keys.length > 0 && wallet !== null && known.isPending) ||
    (isBelowAsked && below.isPending) ||
    answers.some(({ isPending }) => isPending)
  return useMemo(() => {
    const byName = accountsByName(accounts, chains, entries)
    const named = (isWanted: (name: string) => boolean) =>
      [...byName].flatMap(([name, account]) => (isWanted(name) ? [account] : []))
    return {
      items,
      waiting: collected.waiting,
      isLoading: isWaiting,
      failed:
        accounts.length > 0 && !hasKnown && hasFailed
          ? [...accounts]
          : named((name) => entries[name] !== undefined && !isRead(entries[name])),
      partial: named((name) => {
        const entry = entries[name]
        return isRead(entry) && entry.isPartial
      }),
      isCut: belowData?.isCut ?? false,
      below: Object.values(belowData?.entries ?? {}).map(({ chainId, address: safe }) => ({ chainId, safe })),
      staleSince: hasKnown && hasFailed ? dataUpdatedAt : null,
      retry: () => void refetch(),
    }
  }, [accounts, chains, entries, items, collected, isWaiting, hasKnown, hasFailed, dataUpdatedAt, belowData, refetch])
}

type Answer = { readonly data: Parameters<typeof approves>[0] | undefined; readonly isPending: boolean }

/**
 * Without the approvals that are proposed already: those proposals are rows of their own account. Until it is known whether an approval is
 * proposed, a row could ask for a second one, so that it does not appear.
 */
function withoutProposed({ items, proposals }: Collected, answers: readonly Answer[]): NeededItem[] {
  return items.flatMap((item): NeededItem[] => {
    if (item.kind !== 'approval') return [item]
    const parents = item.parents.filter((parent) => {
      return !proposals.some(({ parent: proposer }, index) => {
        if (proposer.account !== parent.account) return false
        const answer = answers[index]
        if (!answer) return false
        return (
          answer.isPending ||
          (answer.data !== undefined && approves(answer.data, item.account.safe, item.transaction.id))
        )
      })
    })
    return parents.length > 0 ? [{ ...item, parents }] : []
  })
}
