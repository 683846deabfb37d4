import { FieldNote, Icon } from '@countersign/ui'
import { Button, Switch, TextInput } from '@mantine/core'
import { Suspense, useEffect, useState, type FocusEvent } from 'react'
import { filterMessages } from '../filterMessages.ts'
import { historyMessages as messages } from '../historyMessages.ts'
import { countFilters, unreadFilters, type FilterChange } from '../model/historyFilters.ts'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'
import styles from './History.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

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

/** Filters the whole history: every change asks again. */
export function HistoryFilterBar({ filters, tokens, held, nameOf, onChange, onClear }: HistoryFilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(filters)
  const unread = unreadFilters(filters)
  return (
    <div className={styles.filters} role="search" aria-label={messages.filter}>
      <TypedFilter label={messages.search} value={filters.q ?? ''} onType={(text) => onChange({ q: text })} />
      <div className={styles.chips} onFocus={scrollToFocus}>
        <FilterChips {...{ filters, tokens, nameOf, onChange }} />
      </div>
      <Button size="xs" variant="default" leftSection={<Icon name="filter" size={15} />} onClick={() => setOpen(true)}>
        {filterMessages.all}
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden>
              {count}
            </span>
            <span className="cs-visually-hidden">{filterMessages.applied({ count })}</span>
          </>
        )}
      </Button>
      {count > 0 && (
        <button type="button" className="cs-link" onClick={onClear}>
          {messages.clear}
        </button>
      )}
      <Switch
        className={styles.suspicious}
        labelPosition="left"
        label={messages.hideSuspicious}
        checked={filters.suspicious !== 'show'}
        onChange={(event) => onChange({ suspicious: event.currentTarget.checked ? undefined : 'show' })}
      />
      {unread.length > 0 && <FieldNote kind="error">{filterMessages.unread({ filters: unread.join(', ') })}</FieldNote>}
      <Suspense fallback={null}>
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

const TYPING_MS = 300

type TypedFilterProps = { label: string; value: string; onType: (text: string) => void }

/** Updates the URL after a pause in typing. */
function TypedFilter({ label, value, onType }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onType(typed), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      className={styles.search ?? ''}
      size="xs"
      aria-label={label}
      placeholder={label}
      value={typed}
      leftSection={<Icon name="search" size={16} />}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
