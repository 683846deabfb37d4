import type { Chain } from '@countersign/api'
import { Icon } from '@countersign/ui'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import layout from '../../../parts/forms/NumberedRow.module.css'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { editMessages as messages } from '../editMessages.ts'
import { type EditForm, type FormChange, ownerRow } from '../model/EditForm.ts'
import styles from './Planner.module.css'

type Props = {
  readonly form: EditForm
  /** The network that is asked for names. */
  readonly chain: Chain
  readonly onChange: FormChange
}

/** The owners of the target, and how many must sign. */
export function EditOwners({ form: { owners, threshold }, chain, onChange }: Props) {
  const { list, button, goTo } = useRowFocus(owners)
  const set = (id: string, next: Partial<EditForm['owners'][number]>) =>
    // Several fields may report their addresses at once.
    onChange((now) => ({ owners: now.owners.map((one) => (one.id === id ? { ...one, ...next } : one)) }))
  const remove = (id: string) => {
    goTo(owners.findIndex((one) => one.id === id))
    const left = owners.filter((one) => one.id !== id)
    onChange({ owners: left, threshold: Math.max(1, Math.min(threshold, left.length)) })
  }
  return (
    <fieldset>
      <legend>{messages.owners}</legend>
      <ol ref={list}>
        {owners.map(({ id, text }, index) => (
          <li key={id} className={layout.row}>
            <span className={layout.number}>{index + 1}</span>
            <AddressField
              label={messages.owner({ row: index + 1 })}
              value={text}
              chain={chain}
              onChange={(next) => set(id, { text: next })}
              onResolved={(address) => set(id, { address })}
            />
            <ActionIcon
              className={layout.remove}
              aria-label={messages.removeOwner({ row: index + 1 })}
              onClick={() => remove(id)}
            >
              <Icon name="trash" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button
          ref={button}
          size="xs"
          leftSection={<Icon name="plus" />}
          onClick={() => {
            goTo(owners.length)
            onChange({ owners: [...owners, ownerRow()] })
          }}
        >
          {messages.addOwner}
        </Button>
      </div>
      <NativeSelect
        label={messages.needed}
        value={String(threshold)}
        data={Array.from({ length: Math.max(owners.length, threshold) }, (_, index) => ({
          value: String(index + 1),
          label: messages.ofOwners({ threshold: index + 1, owners: owners.length }),
        }))}
        onChange={(event) => onChange({ threshold: Number(event.currentTarget.value) })}
      />
    </fieldset>
  )
}
