import type { HistoryFilter, HistoryItem, Transaction } from '@countersign/api'
import { EmptyState, Icon, PageHeader, ProvenanceMark, SkeletonRows, StaleNote, useNow } from '@countersign/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import type { ViewContext } from '@countersign/describe/transaction'
import { isAddress, shortenAddress } from '@countersign/primitives'
import { LoadMore } from '../../parts/lists/LoadMore.tsx'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { filteredHistoryQuery, historyQuery } from '../../data/query/historyQuery.ts'
import { useAfterFirstContent } from '../../parts/transaction/useAfterFirstContent.ts'
import { useBatches } from '../../parts/transaction/useBatches.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { isNotFollowed } from '../../data/api/isNotFollowed.ts'
import { useDataSource } from '../../data/api/dataSource.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { HistoryFilterBar } from './components/HistoryFilterBar.tsx'
import { historyTotal } from './model/historyTotal.ts'
import { useChainNonce } from './useChainNonce.ts'
import { useHistoryFilters } from './useHistoryFilters.ts'
import styles from './components/History.module.css'
import { historyMessages } from './historyMessages.ts'
import { HistoryDays } from './components/HistoryDays.tsx'
import { historyDays } from './model/historyDays.ts'
import { useHistoryRows } from './useHistoryRows.ts'
import { useRowWorth } from './model/useRowWorth.ts'
import { useQueryFilter } from './useQueryFilter.ts'
import { useSeenTokens } from './useSeenTokens.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const ExportDialog = lazyPart(() =>
  import('./components/ExportDialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })),
)

const MonthDialog = lazyPart(() =>
  import('./components/MonthDialog.tsx').then(({ MonthDialog }) => ({ default: MonthDialog })),
)
const FilterSums = lazyPart(() =>
  import('./components/FilterSums.tsx').then(({ FilterSums }) => ({ default: FilterSums })),
)

type ExportButtonProps = { filter: HistoryFilter | null; untrusted: boolean; count: number | null }

function ExportButton({ filter, untrusted, count }: ExportButtonProps) {
  const isAsked = useSearch({ strict: false, select: (search) => search.export === 'open' })
  const navigate = useNavigate()
  const [isClicked, setOpen] = useState(false)
  const isOpen = isClicked || isAsked
  const close = () => {
    setOpen(false)
    if (isAsked) void navigate({ to: '.', search: ({ export: _, ...filters }) => filters, replace: true })
  }
  return (
    <>
      <button type="button" className="cs-act" onClick={() => setOpen(true)}>
        <Icon name="download" />
        {filter === null || count === null ? historyMessages.export : historyMessages.exportCount({ count })}
      </button>
      <Suspense fallback={null}>
        {isOpen && <ExportDialog filter={filter && filteredHistoryQuery(filter, untrusted)} onClose={close} />}
      </Suspense>
    </>
  )
}

function MonthButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="cs-act" onClick={() => setOpen(true)}>
        <Icon name="file-certificate" />
        {historyMessages.monthFiles}
      </button>
      <Suspense fallback={null}>{isOpen && <MonthDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Files need the index of the service as the list does. */
function FileButtons({ error, ...shown }: ExportButtonProps & { error: unknown }) {
  if (isNotFollowed(error)) return null
  return (
    <>
      <MonthButton />
      <ExportButton {...shown} />
    </>
  )
}

function SumsPlace({ filter, untrusted }: Omit<ExportButtonProps, 'count'>) {
  const { from, hasExtensions } = useDataSource()
  if (!filter) return null
  return (
    <>
      <Suspense fallback={<p className={styles.sums} />}>
        <FilterSums filter={filteredHistoryQuery(filter, untrusted)} />
      </Suspense>
      {from === 'service' && !hasExtensions && <p className={styles.sums}>{historyMessages.filteredHere}</p>}
    </>
  )
}

/** Executed transactions and transfers, by day. */
export function HistoryPage() {
  const { chain, key } = useAccount()
  const context = useViewContext()
  const [filters, change, clear] = useHistoryFilters()
  const filter = useQueryFilter(filters)
  const untrusted = filters.suspicious === 'show'
  const history = useInfiniteQuery(historyQuery(key, { untrusted, filter }))
  const whole = useQueryClient().getQueryData(historyQuery(key, { untrusted }).queryKey)
  useDocumentTitle(historyMessages.title, context.accountName)

  const pages = history.data?.pages
  const listed = useMemo(() => listedOf(pages?.flatMap(({ results }) => results) ?? []), [pages])
  const unmatched = useMemo(() => new Set(pages?.flatMap((page) => page.unmatched ?? [])), [pages])
  const batches = useBatches(
    useMemo(() => listed.map((transaction) => ({ chain, key, transaction })), [listed, chain, key]),
  )
  const rows = useHistoryRows(listed, context, batches)
  const shown = useMemo(() => rows.filter(({ suspicious }) => untrusted || suspicious === null), [rows, untrusted])
  const tokens = useSeenTokens(key, rows)
  const now = useNow(true)
  const days = useMemo(() => historyDays(shown, now), [shown, now])
  const { worthOfRow, currency, held } = useRowWorth(rows, useAfterFirstContent(rows.length > 0))
  const chainNonce = useChainNonce(rows)
  const count = pages?.[0]?.count ?? null
  const subtitle = filter
    ? count !== null && historyMessages.matches({ count, all: whole?.pages[0]?.count ?? null })
    : pages && historyTotal({ rows: shown, hasMore: history.hasNextPage, count })

  return (
    <>
      <PageHeader
        title={historyMessages.title}
        subtitle={
          subtitle && (
            <>
              {subtitle} <ProvenanceMark source="service" />
            </>
          )
        }
        actions={<FileButtons {...{ filter, untrusted, count }} error={history.error} />}
      />
      <HistoryFilterBar
        filters={filters}
        tokens={tokens}
        held={held}
        nameOf={(address) => nameOrDigits(context, address)}
        onChange={change}
        onClear={clear}
      />
      <SumsPlace {...{ filter, untrusted }} />
      <p className="cs-visually-hidden" role="status">
        {history.isPlaceholderData ? historyMessages.searching : filter && subtitle}
      </p>
      {history.isError && history.data && !history.isFetchNextPageError && (
        <StaleHistory at={history.dataUpdatedAt} error={history.error} onRefresh={() => void history.refetch()} />
      )}
      {history.data ? (
        shown.length > 0 ? (
          <HistoryDays {...{ days, unmatched, worthOfRow, currency, chainNonce }} />
        ) : (
          <div className={styles.empty}>
            <NothingShown isFiltered={filter !== null} onClear={clear} />
          </div>
        )
      ) : history.isError ? (
        <QueryError
          title={historyMessages.failed}
          error={history.error}
          stillWorks={historyMessages.failedStillWorks}
          onRetry={() => void history.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} shape="transaction" label={historyMessages.loading} />
      )}
      <LoadMore
        what="transactions"
        hasMore={history.hasNextPage}
        isLoading={history.isFetchingNextPage}
        hasFailed={history.isFetchNextPageError}
        onMore={history.fetchNextPage}
      />
    </>
  )
}

type StaleHistoryProps = { at: number; error: unknown; onRefresh: () => void }

/** Above the cached list. A refusal is an answer, so it is not called stale. */
function StaleHistory({ at, error, onRefresh }: StaleHistoryProps) {
  if (isNotFollowed(error)) return <QueryError title={historyMessages.failed} error={error} onRetry={onRefresh} />
  return (
    <StaleNote at={at} onRefresh={onRefresh}>
      {historyMessages.stale}
    </StaleNote>
  )
}

function NothingShown({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return <EmptyState level={2} sentence={historyMessages.none} detail={historyMessages.noneDetail} />
  }
  return (
    <EmptyState
      level={2}
      sentence={historyMessages.noMatch}
      detail={historyMessages.noMatchDetail}
      action={
        <button type="button" className="cs-act" onClick={onClear}>
          {historyMessages.clearFilters}
        </button>
      }
    />
  )
}

const nameOrDigits = ({ nameOf }: ViewContext, address: string): string =>
  isAddress(address) ? (nameOf(address) ?? shortenAddress(address)) : address

/** A row can occur on two pages if another one was added between the two requests. */
function listedOf(items: readonly HistoryItem[]): Transaction[] {
  const listed = new Map<string, Transaction>()
  for (const item of items) if (item.type === 'TRANSACTION') listed.set(item.transaction.id, item.transaction)
  return [...listed.values()]
}
