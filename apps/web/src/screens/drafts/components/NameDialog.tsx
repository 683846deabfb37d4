import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { MOST_DRAFT_NAME } from '../../../data/drafts/SavedDraft.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { draftsMessages as messages } from '../draftsMessages.ts'

type Props = {
  readonly title: string
  readonly start: string
  /** The choice of a template; missing for a rename. */
  readonly amounts?: { readonly canBeBlank: boolean }
  readonly onSave: (name: string, keepsAmounts: boolean) => void
  readonly onClose: () => void
}

/** Names a draft, or a template that is made from it. */
export function NameDialog({ title, start, amounts, onSave, onClose }: Props) {
  const [name, setName] = useState(start)
  const [keepsAmounts, setKeepsAmounts] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(name, keepsAmounts)
    onClose()
  }
  return (
    <FormModal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': messages.close }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {amounts && <p>{messages.templateText}</p>}
          <TextInput
            label={messages.name}
            description={messages.nameNote}
            maxLength={MOST_DRAFT_NAME}
            value={name}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {amounts?.canBeBlank && (
            <Checkbox
              label={messages.keepAmounts}
              description={messages.keepAmountsNote}
              checked={keepsAmounts}
              onChange={(event) => setKeepsAmounts(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="subtle" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" variant="filled">
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
