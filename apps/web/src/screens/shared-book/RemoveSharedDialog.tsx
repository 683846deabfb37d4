import { Button, Group, Modal, Stack } from '@mantine/core'
import type { Address } from '@countersign/primitives'
import { errorText } from '@countersign/primitives'
import { FullAddress, VerdictNote } from '@countersign/ui'
import type { SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { fieldMessages } from '../../parts/forms/fieldMessages.ts'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'
import { useSharedAct } from './useSharedAct.ts'

type Props = {
  readonly rows: readonly SharedRow[]
  readonly owners: readonly Address[] | null
  readonly row: SharedRow
  readonly onClose: () => void
}

/** An owner signs that the name is removed. */
export function RemoveSharedDialog({ rows, owners, row: { entry }, onClose }: Props) {
  const { name, address, everyNetwork } = entry
  const act = useSharedAct(rows, owners, messages.removed({ name }), onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.removeTitle({ name })}
      closeButtonProps={{ 'aria-label': fieldMessages.close }}
    >
      <Stack>
        <FullAddress address={address} />
        <p>{messages.removeDetail}</p>
        {act.error && <VerdictNote verdict="danger" announce title={errorText(act.error)} />}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="filled"
            loading={act.isPending}
            onClick={() => act.mutate({ address, everyNetwork, name: '' })}
          >
            {messages.removeAct}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
