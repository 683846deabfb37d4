import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldMessages as messages } from './fieldMessages.ts'

type Props = {
  readonly title: string
  /** What is lost, and what is not. */
  readonly children: ReactNode
  readonly act: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before something is deleted. */
export function ConfirmDialog({ title, children, act, onClose, onConfirm }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': messages.close }}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.keep}</Button>
          <Button variant="filled" onClick={onConfirm}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
