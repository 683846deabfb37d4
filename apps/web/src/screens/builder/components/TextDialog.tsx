import { FieldNote, describedBy } from '@countersign/ui'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldValue } from '../model/FieldValue.ts'
import { fieldFromText, textOfField } from '../model/fieldText.ts'
import { canonicalType, shapeOf, type Parameter } from '../model/Parameter.ts'
import styles from './Builder.module.css'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { callMessages as messages } from '../callMessages.ts'

type Props = {
  readonly parameter: Parameter
  readonly field: FieldValue
  readonly label: string
  readonly onField: (field: FieldValue) => void
  readonly onClose: () => void
}

/** Input of a whole parameter as text: a list from a sheet, or JSON. */
export function TextDialog({ parameter, field, label, onField, onClose }: Props) {
  const id = useId()
  const shape = shapeOf(parameter)
  const isPlainList = shape.kind === 'array' && shapeOf(shape.item).kind === 'leaf'
  const isFilled = 'items' in field && field.items.length > 0 && shape.kind === 'array'
  const [text, setText] = useState(isFilled ? textOfField(parameter, field) : '')
  const read = text.trim() === '' ? null : fieldFromText(parameter, text)
  const take = () => {
    if (!read?.ok) return
    onField(read.field)
    onClose()
  }
  const count = read?.ok && 'items' in read.field && shape.kind === 'array' ? read.field.items.length : null
  return (
    <FormModal opened onClose={onClose} title={label} size="lg" closeButtonProps={{ 'aria-label': messages.close }}>
      <Stack>
        <Textarea
          label={canonicalType(parameter)}
          description={isPlainList ? messages.listHelp : messages.jsonHelp}
          autosize
          minRows={6}
          maxRows={16}
          spellCheck={false}
          data-autofocus
          classNames={{ input: styles.code ?? '' }}
          value={text}
          error={read?.ok === false}
          descriptionProps={{ id: `${id}-description` }}
          {...describedBy(read?.ok === false && id, `${id}-description`)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {read?.ok === false && (
          <FieldNote kind="error" id={id}>
            {read.reason}
          </FieldNote>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="filled" disabled={!read?.ok} onClick={take}>
            {count === null ? messages.use : messages.useItems(count)}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}
