import { FieldNote, Icon } from '@countersign/ui'
import { Button, Switch, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { filterMessages } from '../filterMessages.ts'
import { historyMessages as messages } from '../historyMessages.ts'
import styles from './History.module.css'

const TYPING_MS = 300

type TypedFilterProps = { label: string; value: string; onType: (text: string) => void }

/** Updates the URL after a pause in typing. */
export function TypedFilter({ label, value, onType }: TypedFilterProps) {
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

/** Opens the form with every filter. @param props.count of the applied filters */
export function AllFiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button size="xs" variant="default" leftSection={<Icon name="filter" size={15} />} onClick={onClick}>
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
  )
}

/** Whether imitations and tokens without a known origin are hidden. */
export function SuspiciousSwitch({ isHiding, onHide }: { isHiding: boolean; onHide: (isHiding: boolean) => void }) {
  return (
    <Switch
      className={styles.suspicious}
      labelPosition="left"
      label={messages.hideSuspicious}
      checked={isHiding}
      onChange={(event) => onHide(event.currentTarget.checked)}
    />
  )
}

/** Names the filters of the address that were not applied. */
export const UnreadNote = ({ filters }: { filters: readonly string[] }) => (
  <FieldNote kind="error">{filterMessages.unread({ filters: filters.join(', ') })}</FieldNote>
)
