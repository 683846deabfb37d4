import { Button, Group, Modal } from '@mantine/core'
import { AddressLabel } from '@countersign/ui'
import type { AddressBookEntry } from '../../../data/storage/addressBook.ts'
import styles from './AddressBook.module.css'
import { addressBookMessages } from '../addressBookMessages.ts'

export interface DeleteDialogProps {
  entry: AddressBookEntry
  onClose(): void
  onDelete(): void
}

export function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Modal opened onClose={onClose} title={addressBookMessages.removeQuestion}>
      <div className={styles.form}>
        <AddressLabel address={entry.address} name={entry.name} form="full" />
        <p>{addressBookMessages.removeDetail}</p>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {addressBookMessages.keep}
          </Button>
          <Button onClick={onDelete} data-autofocus>
            {addressBookMessages.remove}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
