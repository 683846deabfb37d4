import { FieldNote, Icon } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import { addressRow, type AddressRow } from './AddressRow.ts'
import styles from './AddressRows.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

export interface AddressRowsProps {
  title: string
  hint: string
  noun: 'owner' | 'recoverer'
  /** The last row is emptied instead of removed. */
  keepsOne?: boolean
  rows: readonly AddressRow[]
  /** One for each row. */
  problems: readonly (string | null)[]
  onChange(change: (rows: readonly AddressRow[]) => readonly AddressRow[]): void
}

/** A list of addresses, each in its own field, with buttons that add and remove one. */
export function AddressRows({ title, hint, noun, keepsOne = false, rows, problems, onChange }: AddressRowsProps) {
  const { chain } = useAccount()
  const { list, button, goTo } = useRowFocus(rows)
  const titleId = useId()
  const words = noun === 'owner' ? ownerWords() : recovererWords()
  const isOnlyEmpty = (row: AddressRow) => keepsOne && rows.length === 1 && row.text === ''
  const set = (id: string, change: Partial<AddressRow>) =>
    onChange((current) => current.map((row) => (row.id === id ? { ...row, ...change } : row)))
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={layout.hint}>{hint}</p>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <AddressField
              label={words.numbered({ number: index + 1 })}
              value={row.text}
              chain={chain}
              onChange={(text) => set(row.id, { text })}
              onResolved={(address) => set(row.id, { address })}
              notes={problems[index] && <FieldNote kind="error">{problems[index]}</FieldNote>}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              className={clsx(styles.remove, isOnlyEmpty(row) && styles.nothing)}
              aria-label={words.remove({ number: index + 1 })}
              disabled={isOnlyEmpty(row)}
              onClick={() => {
                goTo(index)
                onChange((current) => {
                  const left = current.filter(({ id }) => id !== row.id)
                  return keepsOne && left.length === 0 ? [addressRow()] : left
                })
              }}
            >
              <Icon name="trash" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        ref={button}
        size="xs"
        variant="default"
        leftSection={<Icon name="plus" />}
        onClick={() => {
          goTo(rows.length)
          onChange((current) => [...current, addressRow()])
        }}
      >
        {words.add}
      </Button>
    </section>
  )
}

const ownerWords = () => ({
  numbered: recoveryMessages.ownerNumbered,
  remove: recoveryMessages.removeOwner,
  add: recoveryMessages.addOwner,
})

const recovererWords = () => ({
  numbered: recoveryMessages.recovererNumbered,
  remove: recoveryMessages.removeRecoverer,
  add: recoveryMessages.addRecoverer,
})
