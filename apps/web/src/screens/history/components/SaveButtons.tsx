import { Button, Group } from '@mantine/core'
import { exportHistoryMessages as messages } from '../exportHistoryMessages.ts'

type Props = {
  readonly label: string
  readonly isSaving: boolean
  /** The note at this id says why the file cannot be made. */
  readonly isBlocked: boolean
  readonly noteId: string | undefined
  readonly onSave: () => void
  /** Stops making the file. */
  readonly onStop: () => void
  readonly onClose: () => void
}

/** The last line of a dialog that makes a file: close it or stop, and make the file. */
export function SaveButtons({ label, isSaving, isBlocked, noteId, onSave, onStop, onClose }: Props) {
  return (
    <Group justify="flex-end">
      <Button variant="subtle" onClick={isSaving ? onStop : onClose}>
        {isSaving ? messages.cancel : messages.close}
      </Button>
      <Button variant="filled" loading={isSaving} disabled={isBlocked} aria-describedby={noteId} onClick={onSave}>
        {label}
      </Button>
    </Group>
  )
}
