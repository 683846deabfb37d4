import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

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
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="filled" onClick={onConfirm}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
