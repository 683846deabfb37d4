import { Button, Group, Modal } from '@mantine/core'
import { AddressLabel } from '@countersign/ui'
import type { AddressBookEntry } from '../../../data/storage/addressBook.ts'
import styles from './AddressBook.module.css'

export interface DeleteDialogProps {
  entry: AddressBookEntry
  onClose(): void
  onDelete(): void
}

export function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Remove this contact?">
      <div className={styles.form}>
        <AddressLabel address={entry.address} name={entry.name} form="full" />
        <p>The address is then shown without a name. Nothing changes on chain.</p>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            Keep
          </Button>
          <Button onClick={onDelete} data-autofocus>
            Remove
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
