import { AddressLabel } from '@countersign/ui'
import { Button, Checkbox, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { appPermissions, sharedContacts } from '../../../data/apps/appPermissions.ts'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { useAddressBook, type AddressBookEntry } from '../../../data/storage/addressBook.ts'
import styles from './Permissions.module.css'

type Props = {
  readonly app: { readonly name: string; readonly origin: string }
  readonly chainId: string
  readonly onClose: () => void
  /** Called after the choice is stored. */
  readonly onShared: () => void
}

/** The entries of the address book that an app gets for a network. */
export function ContactPicker({ app, chainId, onClose, onShared }: Props) {
  const entries = onePerAddress(useAddressBook(), chainId)
  const [filter, setFilter] = useState('')
  const [picked, setPicked] = useState<string[]>(() =>
    sharedContacts(appPermissions.get(app.origin), chainId).map(({ address }) => address),
  )
  const wanted = filter.trim().toLowerCase()
  const shown = entries.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted))
  const share = () => {
    appPermissions.shareContacts(
      app.origin,
      chainId,
      entries.filter(({ address }) => picked.includes(address)),
    )
    onShared()
  }
  const isNone = picked.length === 0
  const words = isNone ? 'Share contacts' : picked.length === 1 ? 'Share 1 contact' : `Share ${picked.length} contacts`
  return (
    <Modal opened onClose={onClose} title="Share these contacts" size={520}>
      <div className={styles.picker}>
        <p>
          {app.name} ({app.origin}) can read the name and address of each chosen contact, now and later. It may keep
          what it has read.
        </p>
        <div className={styles.pickerTools}>
          <FilterField label="Filter contacts" placeholder="Name or address" value={filter} onChange={setFilter} />
          <Button size="xs" variant="subtle" onClick={() => setPicked(shown.map(({ address }) => address))}>
            Select all {shown.length}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setPicked([])}>
            None
          </Button>
        </div>
        {shown.length === 0 ? (
          <p>{entries.length === 0 ? 'You have no contact for this network.' : 'No match.'}</p>
        ) : (
          <ul className={styles.contacts} aria-label="Contacts">
            {shown.map(({ address, name }) => (
              <li key={address}>
                <Checkbox
                  aria-label={`Share ${name}`}
                  checked={picked.includes(address)}
                  onChange={(event) =>
                    setPicked(
                      event.currentTarget.checked ? [...picked, address] : picked.filter((one) => one !== address),
                    )
                  }
                />
                <AddressLabel address={address} name={name} />
              </li>
            ))}
          </ul>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={share} disabled={isNone} title={isNone ? 'Select at least one contact.' : undefined}>
            {words}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}

/** An entry for the chain wins over one for all chains. */
function onePerAddress(entries: readonly AddressBookEntry[], chainId: string): AddressBookEntry[] {
  const own = entries.filter((entry) => entry.chainId === chainId)
  const all = entries.filter(
    (entry) =>
      entry.chainId === null && !own.some(({ address }) => address.toLowerCase() === entry.address.toLowerCase()),
  )
  return [...own, ...all].sort((one, other) => one.name.localeCompare(other.name))
}
