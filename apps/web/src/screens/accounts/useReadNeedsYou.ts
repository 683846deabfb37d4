import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { inboxBelowQuery, inboxQuery, ownedAccounts } from '../../data/inbox/inboxQuery.ts'
import { isRead, type InboxEntries } from '../../data/inbox/InboxEntry.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { accountsByName, collectNeeds, type Collected } from './collectNeeds.ts'
import type { AccountList } from './AccountList.ts'
import type { NeededWork } from './NeededWork.ts'
import { settleOnChainApprovals } from './settleOnChainApprovals.ts'
import { useOnChainApprovals } from './useOnChainApprovals.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** False while the tab is in the background, because these requests are not urgent. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

const NO_WALLET = '0x0000000000000000000000000000000000000000'
const NO_ENTRIES: InboxEntries = {}
const NO_KEYS: readonly AccountKey[] = []
const NOTHING: Collected = { items: [], waiting: [], proposals: [] }

export type ReadWork = Omit<NeededWork, 'alarms' | 'unreadRecoveries'>

/** Open work for the connected wallet, in its accounts and those that they own. */
export function useReadNeedsYou({ accounts, isLoading }: AccountList): ReadWork {
  const { address: wallet } = useWallet()
  const chains = useChains()
  const [isAfterContent, isVisible] = [useAfterContent(), usePageVisible()]
  const keys = useMemo(() => accounts.map(({ key }) => key), [accounts])
  const knownOptions = useMemo(() => inboxQuery(keys, wallet), [keys, wallet])
  const isKnownAsked = keys.length > 0 && wallet !== null
  const known = useQuery({ ...knownOptions, enabled: isKnownAsked })
  const knownEntries = known.data?.entries ?? NO_ENTRIES

  const seeds = useMemo(() => (wallet ? ownedAccounts(knownEntries, wallet) : NO_KEYS), [knownEntries, wallet])
  const belowOptions = useMemo(
    () => inboxBelowQuery(seeds, knownEntries, wallet ?? NO_WALLET),
    [seeds, knownEntries, wallet],
  )
  const isBelowAsked = seeds.length > 0 && isAfterContent && isVisible
  const below = useQuery({ ...belowOptions, enabled: isBelowAsked })
  const belowData = seeds.length > 0 ? below.data : undefined

  const entries = useMemo(() => ({ ...belowData?.entries, ...knownEntries }), [belowData, knownEntries])
  const collected = useMemo(
    () => (wallet ? collectNeeds({ accounts, chains, entries, wallet }) : NOTHING),
    [accounts, chains, entries, wallet],
  )
  const { proposals, pendingParents, state } = useOnChainApprovals(collected)
  const items = useMemo(
    () => settleOnChainApprovals({ items: collected.items, proposals, pendingParents, entries }),
    // `state` represents the data, which is a new array on every render.
    // eslint-disable-next-line react/exhaustive-deps
    [collected, entries, state],
  )
  const { refetch, isError: hasFailed, dataUpdatedAt } = known
  const hasKnown = known.data !== undefined
  const isWaiting =
    isLoading ||
    (keys.length > 0 && wallet !== null && known.isPending) ||
    (isBelowAsked && below.isPending) ||
    pendingParents.size > 0 ||
    proposals.some(({ isPending }) => isPending)
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
