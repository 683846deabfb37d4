import { ActionIcon } from '@mantine/core'
import { AddressLabel, Icon, ProvenanceMark, toasts } from '@countersign/ui'
import { useState } from 'react'
import { useChains } from '../../../shared/config/useChains.ts'
import {
  deleteAddressBookEntry,
  saveAddressBookEntry,
  type AddressBookEntry,
} from '../../../shared/storage/addressBook.ts'
import tables from '../../../shared/list/Table.module.css'
import styles from './AddressBook.module.css'
import { DeleteDialog } from './DeleteDialog.tsx'

export interface AddressBookTableProps {
  rows: readonly AddressBookEntry[]
  onEdit(entry: AddressBookEntry): void
}

export function AddressBookTable({ rows, onEdit }: AddressBookTableProps) {
  const chains = useChains()
  const [deleting, setDeleting] = useState<AddressBookEntry | null>(null)
  const nameOfChain = (chainId: string | null) =>
    chainId === null ? 'All networks' : (chains.find((one) => one.chainId === chainId)?.chainName ?? `Chain ${chainId}`)
  const remove = (entry: AddressBookEntry) => {
    deleteAddressBookEntry(entry)
    setDeleting(null)
    toasts.show({
      kind: 'info',
      title: `${entry.name} is removed`,
      href: '/address-book',
      linkLabel: 'Address book',
      action: { label: 'Undo', onClick: () => saveAddressBookEntry(entry) },
    })
  }
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Contact</th>
            <th scope="col">Networks</th>
            <th scope="col">Source</th>
            <th scope="col">
              <span className="cs-visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={`${entry.chainId} ${entry.address}`}>
              <th scope="row">
                <AddressLabel address={entry.address} name={entry.name} copyable />
              </th>
              <td>{nameOfChain(entry.chainId)}</td>
              <td>
                <ProvenanceMark source="you" /> You
              </td>
              <td>
                <ActionIcon aria-label={`Edit ${entry.name}`} title="Edit" onClick={() => onEdit(entry)}>
                  <Icon name="edit" size={16} />
                </ActionIcon>
                <ActionIcon aria-label={`Remove ${entry.name}`} title="Remove" onClick={() => setDeleting(entry)}>
                  <Icon name="trash" size={16} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deleting && (
        <DeleteDialog entry={deleting} onClose={() => setDeleting(null)} onDelete={() => remove(deleting)} />
      )}
    </div>
  )
}
