import { Icon } from '@countersign/ui'
import { clsx } from 'clsx'
import { Suspense, useState, type FocusEvent, type ReactNode } from 'react'
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
  return (
    <div className={styles.filters} role="search" aria-label={messages.filter}>
      <AfterContent place={<span className={clsx(styles.search, styles.searchPlace)} />}>
        <TypedFilter label={messages.search} value={filters.q ?? ''} onType={(text) => onChange({ q: text })} />
      </AfterContent>
      <div className={styles.chips} onFocus={scrollToFocus}>
        <FilterChips {...{ filters, tokens, nameOf, onChange }} />
      </div>
      <AfterContent
        place={
          <span className={styles.allPlace}>
            <Icon name="filter" size={17} />
            {filterMessages.all}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </span>
        }
      >
        <AllFiltersButton count={count} onClick={() => setOpen(true)} />
      </AfterContent>
      {count > 0 && (
        <button type="button" className="cs-link" onClick={onClear}>
          {messages.clear}
        </button>
      )}
      <AfterContent
        place={<span className={clsx(styles.suspicious, styles.suspiciousPlace)}>{messages.hideSuspicious}</span>}
      >
        <SuspiciousSwitch
          isHiding={filters.suspicious !== 'show'}
          onHide={(isHiding) => onChange({ suspicious: isHiding ? undefined : 'show' })}
        />
      </AfterContent>
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

/** A field that is loaded after the first rows; until then its place, which has its size. */
function AfterContent({ place, children }: { place: ReactNode; children: ReactNode }) {
  const isAfterContent = useAfterContent()
  return <Suspense fallback={place}>{isAfterContent ? children : place}</Suspense>
}
