import { FieldNote, Icon } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import rowStyles from '../form/Form.module.css'
import layout from '../Recovery.module.css'
import { ownerRow, type OwnerRow } from './checkStart.ts'

export interface OwnerRowsProps {
  rows: readonly OwnerRow[]
  /** One for each row. */
  problems: readonly (string | null)[]
  onChange(change: (rows: readonly OwnerRow[]) => readonly OwnerRow[]): void
}

/** The owners the account shall have. */
export function OwnerRows({ rows, problems, onChange }: OwnerRowsProps) {
  const { chain } = useAccount()
  const { list, button, goTo } = useRowFocus(rows)
  const set = (id: string, change: Partial<OwnerRow>) =>
    onChange((current) => current.map((row) => (row.id === id ? { ...row, ...change } : row)))
  return (
    <section aria-labelledby="new-owners-heading">
      <h2 id="new-owners-heading">Owners after the recovery</h2>
      <p className={layout.hint}>
        The owners of today stand here. Take out those whose keys are lost, and add new ones.
      </p>
      <ol ref={list} className={rowStyles.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={rowStyles.row}>
            <AddressField
              label={`Owner ${index + 1}`}
              value={row.text}
              chain={chain}
              onChange={(text) => set(row.id, { text })}
              onResolved={(address) => set(row.id, { address })}
              notes={problems[index] && <FieldNote kind="error">{problems[index]}</FieldNote>}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              className={rowStyles.remove}
              aria-label={`Remove owner ${index + 1}`}
              onClick={() => {
                goTo(index)
                onChange((current) => current.filter(({ id }) => id !== row.id))
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
          onChange((current) => [...current, ownerRow()])
        }}
      >
        Add an owner
      </Button>
    </section>
  )
}
