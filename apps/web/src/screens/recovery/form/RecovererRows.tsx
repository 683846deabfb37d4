import { FieldNote, Icon } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import type { Address } from '@countersign/safe/light'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import styles from './Form.module.css'
import { recovererRow, type RecovererRow } from './RecoveryFormState.ts'

export interface RecovererRowsProps {
  rows: readonly RecovererRow[]
  /** One for each row. */
  problems: readonly (string | null)[]
  onChange(change: (rows: readonly RecovererRow[]) => readonly RecovererRow[]): void
}

/** Who may start a recovery, each in a field of its own. */
export function RecovererRows({ rows, problems, onChange }: RecovererRowsProps) {
  const { chain } = useAccount()
  const { list, button, goTo } = useRowFocus(rows)
  const set = (id: string, change: Partial<RecovererRow>) =>
    onChange((current) => current.map((row) => (row.id === id ? { ...row, ...change } : row)))
  return (
    <section aria-labelledby="recoverers-heading">
      <h2 id="recoverers-heading">Who may recover</h2>
      <p className={layout.hint}>
        Any one of them can start, and nobody can skip the notice. The contract lets them announce anything; this page
        tells the owners when it is more than new owners.
      </p>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <AddressField
              label={`Recoverer ${index + 1}`}
              value={row.text}
              chain={chain}
              onChange={(text) => set(row.id, { text })}
              onResolved={(address: Address | null) => set(row.id, { address })}
              notes={problems[index] && <FieldNote kind="error">{problems[index]}</FieldNote>}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              className={styles.remove}
              aria-label={`Remove recoverer ${index + 1}`}
              disabled={rows.length === 1 && row.text === ''}
              onClick={() => {
                goTo(index)
                onChange((current) => {
                  const left = current.filter(({ id }) => id !== row.id)
                  return left.length === 0 ? [recovererRow()] : left
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
          onChange((current) => [...current, recovererRow()])
        }}
      >
        Add a recoverer
      </Button>
    </section>
  )
}
