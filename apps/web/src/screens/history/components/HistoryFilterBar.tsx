import { Chip, Icon } from '@countersign/ui'
import { Switch, TextInput } from '@mantine/core'
import { useEffect, useState, type FocusEvent } from 'react'
import { hasFilters, historyKinds, type HistoryFilters, type HistoryKind } from '../model/historyFilters.ts'
import styles from './History.module.css'
import { historyMessages as messages } from '../historyMessages.ts'
import { nonceProblem } from '../model/nonceProblem.ts'

/** For a line that scrolls horizontally: browsers do not scroll to a focused element whose first pixels are visible. */
const scrollToFocus = ({ target }: FocusEvent): void => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export interface HistoryFilterBarProps {
  filters: HistoryFilters
  /** Symbols found in the loaded rows. */
  assets: readonly string[]
  onChange: (change: { [Name in keyof HistoryFilters]: HistoryFilters[Name] | undefined }) => void
  onClear: () => void
}

const MOST_ASSETS = 3

/** Filters the loaded rows. Only "Hide suspicious" sends a new request to the service. */
export function HistoryFilterBar({ filters, assets, onChange, onClear }: HistoryFilterBarProps) {
  const { q, kind, asset, nonce, suspicious } = filters
  const offered = asset !== undefined && !assets.includes(asset) ? [asset, ...assets] : assets
  return (
    <div className={styles.filters} role="search" aria-label={messages.filter}>
      <TypedFilter
        className={styles.search}
        label={messages.search}
        icon
        value={q ?? ''}
        onType={(text) => onChange({ q: text })}
      />
      <div className={styles.chips} onFocus={scrollToFocus}>
        {historyKinds.map((one) => (
          <Chip key={one} active={kind === one} onClick={() => onChange({ kind: kind === one ? undefined : one })}>
            {' '}
            {kindWord(one)}
          </Chip>
        ))}
        {offered.slice(0, MOST_ASSETS).map((symbol) => (
          <Chip
            key={symbol}
            active={asset === symbol}
            onClick={() => onChange({ asset: asset === symbol ? undefined : symbol })}
          >
            {symbol}
          </Chip>
        ))}
      </div>
      <TypedFilter
        className={styles.nonce}
        label={messages.number}
        value={nonce ?? ''}
        error={nonceProblem(nonce)}
        onType={(text) => onChange({ nonce: text })}
      />
      {hasFilters(filters) && (
        <button type="button" className="cs-link" onClick={onClear}>
          {messages.clear}
        </button>
      )}
      <Switch
        className={styles.suspicious}
        labelPosition="left"
        label={messages.hideSuspicious}
        checked={suspicious !== 'show'}
        onChange={(event) => onChange({ suspicious: event.currentTarget.checked ? undefined : 'show' })}
      />
    </div>
  )
}

const kindWord = (kind: HistoryKind): string => (kind === 'failed' ? messages.failedKind : messages[kind])

const TYPING_MS = 200

type TypedFilterProps = {
  label: string
  value: string
  onType: (text: string) => void
  className: string | undefined
  error?: string | null
  icon?: boolean
}

/** Updates the URL after a pause in typing. */
function TypedFilter({ label, value, onType, className, error = null, icon = false }: TypedFilterProps) {
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
      {...(className === undefined ? {} : { className })}
      size="xs"
      aria-label={label}
      placeholder={label}
      value={typed}
      error={error}
      leftSection={icon ? <Icon name="search" size={16} /> : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
