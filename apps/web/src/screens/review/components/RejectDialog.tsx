import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { rejectMessages as messages } from './rejectMessages.ts'

export interface RejectDialogProps {
  nonce: bigint
  /** What the transaction does. */
  title: string
  onClose(): void
  /** @param reason the note of the rejection; may be empty */
  onReject(reason: string): void
}

/** As long as a line of the queue can show. */
const MOST_CHARACTERS = 200

/** Says which transaction is rejected and how, and takes the reason. */
export function RejectDialog({ nonce, title, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <FormModal opened onClose={onClose} title={messages.title({ nonce })}>
      <Stack>
        <p>
          <b>{messages.what({ title })}</b>
        </p>
        <p>{messages.effect({ nonce })}</p>
        <Textarea
          label={messages.reason}
          description={messages.reasonNote}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={MOST_CHARACTERS}
          rows={2}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.keep}</Button>
          <Button variant="filled" onClick={() => onReject(reason.trim())}>
            {messages.reject}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}
