import { AddressLabel } from '@countersign/ui'
import { Button, Checkbox, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { appPermissions, sharedContacts } from '../../../data/apps/appPermissions.ts'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { type AddressBookEntry } from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
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
  const words = isNone ? appPermissionsMessages.share : appPermissionsMessages.shareCount(picked.length)
  return (
    <Modal opened onClose={onClose} title={appPermissionsMessages.shareTitle} size={520}>
      <div className={styles.picker}>
        <p>{appPermissionsMessages.canRead({ app: app.name, origin: app.origin })}</p>
        <div className={styles.pickerTools}>
          <FilterField
            label={appPermissionsMessages.filter}
            placeholder={appPermissionsMessages.filterHint}
            value={filter}
            onChange={setFilter}
          />
          <Button size="xs" variant="subtle" onClick={() => setPicked(shown.map(({ address }) => address))}>
            {appPermissionsMessages.selectAll(shown.length)}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setPicked([])}>
            {appPermissionsMessages.selectNone}
          </Button>
        </div>
        {shown.length === 0 ? (
          <p>{entries.length === 0 ? appPermissionsMessages.noContact : appPermissionsMessages.noMatch}</p>
        ) : (
          <ul className={styles.contacts} aria-label={appPermissionsMessages.contacts}>
            {shown.map(({ address, name }) => (
              <li key={address}>
                <Checkbox
                  aria-label={appPermissionsMessages.shareOne({ name })}
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
          <Button onClick={onClose}>{appPermissionsMessages.cancel}</Button>
          <Button onClick={share} disabled={isNone} title={isNone ? appPermissionsMessages.selectOne : undefined}>
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
