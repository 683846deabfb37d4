import { Button, Group, Modal, Stack } from '@mantine/core'
import { fieldMessages } from '../../../parts/forms/fieldMessages.ts'
import { pushMessages as messages } from './pushMessages.ts'

type Props = { readonly isBusy: boolean; readonly onAsk: () => void; readonly onClose: () => void }

/** Says who learns what, before the browser asks for its permission. */
export const PushConsentDialog = ({ isBusy, onAsk, onClose }: Props) => (
  <Modal opened onClose={onClose} title={messages.askTitle} closeButtonProps={{ 'aria-label': fieldMessages.close }}>
    <Stack>
      <p>{messages.askWho}</p>
      <p>{messages.askService}</p>
      <p>{messages.askText}</p>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="filled" loading={isBusy} onClick={onAsk}>
          {messages.ask}
        </Button>
      </Group>
    </Stack>
  </Modal>
)
