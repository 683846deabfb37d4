import { FieldNote, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { contactMessages } from '../contactMessages.ts'

type Props = {
  readonly value: string
  readonly problem: string | null
  readonly onChange: (text: string) => void
}

/** The groups of a contact as one text. */
export function GroupsField({ value, problem, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <TextInput
        label={contactMessages.groups}
        description={contactMessages.groupsDetail}
        descriptionProps={{ id: `${id}-description` }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={problem !== null}
        {...describedBy(`${id}-description`, problem !== null && id)}
        autoComplete="off"
      />
      {problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}
