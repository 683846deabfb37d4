import { Modal } from '@mantine/core'
import type { OpenAccount } from '../../shared/url/AccountContext.tsx'

export function Palette({ onClose }: { account: OpenAccount | null; onClose(): void }) {
  return (
    <Modal opened onClose={onClose} title="Search">
      {null}
    </Modal>
  )
}
