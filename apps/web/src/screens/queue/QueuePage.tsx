import { PageHeader, SkeletonRows, StaleNote, EmptyState, Icon } from '@countersign/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { Address } from '@countersign/primitives'
import { LoadMore } from '../../parts/lists/LoadMore.tsx'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAfterFirstContent } from '../../parts/transaction/useAfterFirstContent.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { queueEntries, transactionsOf } from './model/queueEntries.ts'
import { hideProposed, isOfProposer } from './model/hideProposed.ts'
import { useProposedFilter } from './model/useProposedFilter.ts'
import { ForecastPlace, ForecastToggle } from './forecast/ForecastToggle.tsx'
import { ProposedNote } from './components/ProposedNote.tsx'
import { QueueList, type QueueListProps } from './components/QueueList.tsx'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { queueMessages } from './queueMessages.ts'

/** Proposals ordered by nonce. */
export function QueuePage({ actions }: { actions?: ReactNode }) {
  const { key } = useAccount()
  const { accountName } = useViewContext()
  const wallet = useWallet()
  const queue = useInfiniteQuery(queueQuery(key))
  const safe = useQuery(safeQuery(key))
  useDocumentTitle(queueMessages.title, accountName)

  const pages = queue.data?.pages
  const items = useMemo(() => pages?.flatMap(({ results }) => results) ?? [], [pages])
  const mayCheck = useAfterFirstContent(queue.data !== undefined && safe.data !== undefined)
  const { nonce: currentNonce, owners } = useKnownState(mayCheck)
  const total = pages?.[0]?.count ?? null
  const entries = useMemo(
    () => (currentNonce === undefined ? [] : queueEntries(items, currentNonce, unloaded(items, total))),
    [items, currentNonce, total],
  )
  const isShown = entries.length > 0
  const error = queue.error ?? safe.error
  const retry = () => void Promise.all([queue.refetch(), safe.refetch()])

  return (
    <>
      <PageHeader
        title={queueMessages.title}
        actions={
          <>
            <ForecastToggle entries={entries} />
            {actions}
          </>
        }
        subtitle={subtitle(total ?? (queue.data ? transactionsOf(entries).length : null), currentNonce)}
      />
      {error && queue.data && safe.data && !queue.isFetchNextPageError && (
        <StaleNote at={queue.dataUpdatedAt} onRefresh={retry}>
          {queueMessages.stale}
        </StaleNote>
      )}
      {error && !(queue.data && safe.data) ? (
        <QueryError
          title={queueMessages.failed}
          error={error}
          stillWorks={queueMessages.failedStillWorks}
          onRetry={retry}
        />
      ) : queue.data && safe.data ? (
        isShown ? (
          <FilteredQueue
            entries={entries}
            viewer={{ wallet: wallet.address, owners, currentNonce: currentNonce ?? safe.data.nonce }}
            mayCheck={mayCheck}
            hasMore={queue.hasNextPage}
          />
        ) : (
          <EmptyQueue />
        )
      ) : (
        <SkeletonRows rows={4} shape="transaction" label={queueMessages.loading} />
      )}
      <LoadMore
        what="transactions"
        hasMore={queue.hasNextPage}
        isLoading={queue.isFetchingNextPage}
        hasFailed={queue.isFetchNextPageError}
        onMore={queue.fetchNextPage}
      />
    </>
  )
}

const unloaded = (items: readonly { type: string }[], total: number | null): number =>
  total === null ? 0 : Math.max(0, total - items.filter(({ type }) => type === 'TRANSACTION').length)

function subtitle(count: number | null, currentNonce: number | undefined): string | undefined {
  if (count === null || currentNonce === undefined) return undefined
  return queueMessages.subtitle({ count, next: currentNonce })
}

function EmptyQueue() {
  const { account } = useAccount()
  return (
    <EmptyState
      level={2}
      sentence={queueMessages.nothing}
      detail={queueMessages.nothingDetail}
      action={
        <Link to="/safes/$safe/send" params={{ safe: account }} className="cs-act">
          <Icon name="plus" />
          {queueMessages.new}
        </Link>
      }
    />
  )
}

type Props = QueueListProps & {
  /** Further pages may contain more. */
  readonly hasMore: boolean
}

/** The queue with its filter for proposals of proposers. */
function FilteredQueue({ entries, viewer, hasMore, ...list }: Props) {
  const [isHidden, setHidden] = useProposedFilter()
  const isOfOwners = isHidden ? hideProposed(entries, viewer.owners) : { entries, hidden: 0 }
  const count = transactionsOf(entries).filter((transaction) => isOfProposer(transaction, viewer.owners)).length
  return (
    <>
      <ProposedNote {...{ count, isHidden, hasMore }} hidden={isOfOwners.hidden} onChange={setHidden} />
      <ForecastPlace entries={entries} />
      <QueueList {...list} viewer={viewer} entries={isOfOwners.entries} />
    </>
  )
}

/** Nonce and owners from the chain. Until the chain has answered, those of the service. */
function useKnownState(mayReadChain: boolean): { nonce: number | undefined; owners: readonly Address[] } {
  const { chain, key } = useAccount()
  const reported = useQuery(safeQuery(key)).data
  const { data } = useQuery({ ...chainStateQuery(chain, key.safe), enabled: mayReadChain })
  return data
    ? { nonce: Number(data.nonce), owners: data.owners }
    : { nonce: reported?.nonce, owners: reported?.owners.map(({ value }) => value) ?? [] }
}
