import { ActionIcon } from '@mantine/core'
import { AddressLabel, Chip, Icon, ProvenanceMark, toasts } from '@countersign/ui'
import { Suspense, useState } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import {
  deleteAddressBookEntry,
  saveAddressBookEntry,
  type AddressBookEntry,
} from '../../../data/storage/addressBook.ts'
import { addedAbiAt, addedAbisStore, forgetAddedAbi, saveAddedAbi } from '../../../data/storage/addedAbis.ts'
import { useStore } from '../../../data/store/useStore.ts'
import tables from '../../../parts/lists/Table.module.css'
import styles from './AddressBook.module.css'
import { DeleteDialog } from './DeleteDialog.tsx'
import { addressBookMessages } from '../addressBookMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

// Imports the ABI parser, and with it viem.
const AbiDialog = lazyPart(() => import('./AbiDialog.tsx').then(({ AbiDialog }) => ({ default: AbiDialog })))

export interface AddressBookTableProps {
  rows: readonly AddressBookEntry[]
  onEdit(entry: AddressBookEntry): void
}

export function AddressBookTable({ rows, onEdit }: AddressBookTableProps) {
  const chains = useChains()
  const [isAbiOf, setAbiOf] = useState<AddressBookEntry | null>(null)
  useStore(addedAbisStore)
  const [deleting, setDeleting] = useState<AddressBookEntry | null>(null)
  const nameOfChain = (chainId: string | null) =>
    chainId === null
      ? addressBookMessages.allNetworks
      : (chains.find((one) => one.chainId === chainId)?.chainName ?? addressBookMessages.unknownChain({ chainId }))
  const remove = (entry: AddressBookEntry) => {
    const abi = addedAbiAt(entry)
    deleteAddressBookEntry(entry)
    if (abi) forgetAddedAbi(abi)
    setDeleting(null)
    toasts.show({
      kind: 'info',
      title: addressBookMessages.removed({ name: entry.name }),
      href: '/address-book',
      linkLabel: addressBookMessages.title,
      action: {
        label: addressBookMessages.undo,
        onClick: () => {
          saveAddressBookEntry(entry)
          if (abi) saveAddedAbi(abi)
        },
      },
    })
  }
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{addressBookMessages.contact}</th>
            <th scope="col">{addressBookMessages.networks}</th>
            <th scope="col">{addressBookMessages.source}</th>
            <th scope="col">{addressBookMessages.abi}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{addressBookMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={`${entry.chainId} ${entry.address}`}>
              <th scope="row">
                <AddressLabel address={entry.address} name={entry.name} copyable />
                {entry.groups && (
                  <span className={styles.groups}>
                    {entry.groups.map((group) => (
                      <Chip key={group} look="tag">
                        {group}
                      </Chip>
                    ))}
                  </span>
                )}
              </th>
              <td>{nameOfChain(entry.chainId)}</td>
              <td>
                <ProvenanceMark source="you" /> {addressBookMessages.you}
              </td>
              <td>
                <button
                  type="button"
                  className="cs-link"
                  aria-label={addressBookMessages.abiOf({
                    methods: abiWords(addedAbiAt(entry)?.functions.length),
                    name: entry.name,
                  })}
                  onClick={() => setAbiOf(entry)}
                >
                  {abiWords(addedAbiAt(entry)?.functions.length)}
                </button>
              </td>
              <td>
                <ActionIcon
                  aria-label={addressBookMessages.editContactNamed({ name: entry.name })}
                  title={addressBookMessages.edit}
                  onClick={() => onEdit(entry)}
                >
                  <Icon name="edit" size={16} />
                </ActionIcon>
                <ActionIcon
                  aria-label={addressBookMessages.removeContactNamed({ name: entry.name })}
                  title={addressBookMessages.remove}
                  onClick={() => setDeleting(entry)}
                >
                  <Icon name="trash" size={16} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>{isAbiOf && <AbiDialog entry={isAbiOf} onClose={() => setAbiOf(null)} />}</Suspense>
      {deleting && (
        <DeleteDialog entry={deleting} onClose={() => setDeleting(null)} onDelete={() => remove(deleting)} />
      )}
    </div>
  )
}

const abiWords = (count: number | undefined): string =>
  count === undefined ? addressBookMessages.add : addressBookMessages.methods(count)
