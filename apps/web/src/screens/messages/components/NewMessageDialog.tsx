import type { MessageContent } from '@countersign/api'
import { FieldNote, describedBy } from '@countersign/ui'
import { Button, Group, SegmentedControl, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { parseText, parseTypedData } from '../model/parseNewMessage.ts'
import styles from './Messages.module.css'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { messagesPageMessages as messages } from '../messagesPageMessages.ts'

type Form = 'text' | 'typed'
const forms = (): { value: Form; label: string }[] => [
  { value: 'text', label: messages.text },
  { value: 'typed', label: messages.typedData },
]

/**
 * Input for a text, or for typed data as JSON. Errors appear at the field. Both inputs keep their content when the kind
 * changes.
 */
export function NewMessageDialog({
  onClose,
  onReview,
}: {
  onClose: () => void
  onReview: (content: MessageContent) => void
}) {
  const [form, setForm] = useState<Form>('text')
  const [typed, setTyped] = useState<Record<Form, string>>({ text: '', typed: '' })
  const [isAsked, setAsked] = useState(false)
  const noteId = useId()
  const parsed = (form === 'text' ? parseText : parseTypedData)(typed[form])
  const review = async () => {
    setAsked(true)
    if (!parsed.ok) return
    onReview(parsed.content)
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      title={messages.newMessage}
      size="lg"
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void review()
        }}
      >
        <SegmentedControl
          aria-label={messages.kind}
          data={forms()}
          value={form}
          onChange={(value) => {
            setForm(value === 'typed' ? 'typed' : 'text')
            setAsked(false)
          }}
        />
        <Textarea
          label={form === 'text' ? messages.textToSign : messages.typedJson}
          value={typed[form]}
          onChange={(event) => {
            const { value } = event.currentTarget
            setTyped((all) => ({ ...all, [form]: value }))
          }}
          rows={form === 'text' ? 6 : 12}
          spellCheck={form === 'text'}
          data-code={form === 'typed' || undefined}
          error={isAsked && !parsed.ok}
          {...describedBy(isAsked && !parsed.ok && noteId)}
        />
        {isAsked && !parsed.ok && (
          <FieldNote kind="error" id={noteId}>
            {parsed.reason}
          </FieldNote>
        )}
        <p className={styles.note}>{messages.notYet}</p>
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="filled">
            {messages.review}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}
