import { Icon } from '@countersign/ui'
import { clsx } from 'clsx'
import { Suspense, useState, type FocusEvent } from 'react'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { filterMessages } from '../filterMessages.ts'
import { historyMessages as messages } from '../historyMessages.ts'
import { countFilters, unreadFilters, type FilterChange } from '../model/historyFilters.ts'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'
import styles from './History.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

// Fields of the kit with their styles are a fifth of what the page would need before its rows.
const TypedFilter = lazyPart(() => import('./FilterFields.tsx').then(({ TypedFilter }) => ({ default: TypedFilter })))
const AllFiltersButton = lazyPart(() =>
  import('./FilterFields.tsx').then(({ AllFiltersButton }) => ({ default: AllFiltersButton })),
)
const SuspiciousSwitch = lazyPart(() =>
  import('./FilterFields.tsx').then(({ SuspiciousSwitch }) => ({ default: SuspiciousSwitch })),
)
const UnreadNote = lazyPart(() => import('./FilterFields.tsx').then(({ UnreadNote }) => ({ default: UnreadNote })))
const AllFiltersDialog = lazyPart(() =>
  import('./AllFiltersDialog.tsx').then(({ AllFiltersDialog }) => ({ default: AllFiltersDialog })),
)

/** For a line that scrolls horizontally: browsers do not scroll to a focused element whose first pixels are visible. */
const scrollToFocus = ({ target }: FocusEvent): void => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export interface HistoryFilterBarProps extends FilterChipsProps {
  /** Tokens that the account holds, for the form with every filter. */
  held: FilterChipsProps['tokens']
  onClear: () => void
}

/** Filters the whole history: every change asks again. The fields follow the first rows, into places of the same size. */
export function HistoryFilterBar({ filters, tokens, held, nameOf, onChange, onClear }: HistoryFilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(filters)
  const unread = unreadFilters(filters)
  const isAfterContent = useAfterContent()
  const places = {
    search: <span className={clsx(styles.search, styles.searchPlace)} />,
    all: (
      <span className={styles.allPlace}>
        <Icon name="filter" size={17} />
        {filterMessages.all}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </span>
    ),
    suspicious: <span className={clsx(styles.suspicious, styles.suspiciousPlace)}>{messages.hideSuspicious}</span>,
  }
  return (
    <div className={styles.filters} role="search" aria-label={messages.filter}>
      <Suspense fallback={places.search}>
        {isAfterContent ? (
          <TypedFilter label={messages.search} value={filters.q ?? ''} onType={(text) => onChange({ q: text })} />
        ) : (
          places.search
        )}
      </Suspense>
      <div className={styles.chips} onFocus={scrollToFocus}>
        <FilterChips {...{ filters, tokens, nameOf, onChange }} />
      </div>
      <Suspense fallback={places.all}>
        {isAfterContent ? <AllFiltersButton count={count} onClick={() => setOpen(true)} /> : places.all}
      </Suspense>
      {count > 0 && (
        <button type="button" className="cs-link" onClick={onClear}>
          {messages.clear}
        </button>
      )}
      <Suspense fallback={places.suspicious}>
        {isAfterContent ? (
          <SuspiciousSwitch
            isHiding={filters.suspicious !== 'show'}
            onHide={(isHiding) => onChange({ suspicious: isHiding ? undefined : 'show' })}
          />
        ) : (
          places.suspicious
        )}
      </Suspense>
      <Suspense fallback={null}>
        {unread.length > 0 && <UnreadNote filters={unread} />}
        {isOpen && (
          <AllFiltersDialog
            filters={filters}
            tokens={[...tokens, ...held.filter(({ value }) => tokens.every((token) => token.value !== value))]}
            onApply={(change: FilterChange) => {
              setOpen(false)
              onChange(change)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
