import { AddressLabel, Icon } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { appPermissions, type AppPermission } from '../../../data/apps/appPermissions.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { findAddressBookName, useAddressBook } from '../../../data/storage/addressBook.ts'
import styles from './Permissions.module.css'

/** The entries that an origin gets, each with a button to revoke it. */
export function SharedContacts({ permission: { origin, contacts } }: { readonly permission: AppPermission }) {
  const book = useAddressBook()
  const chains = useChains()
  const entries = contacts?.entries ?? []
  if (entries.length === 0) return null
  return (
    <ul className={styles.contacts} aria-label={`Contacts shared with ${origin}`}>
      {entries.map((entry) => {
        const name = findAddressBookName(book, entry.address, entry.chainId)
        const chain = chains.find(({ chainId }) => chainId === entry.chainId)?.chainName ?? `Chain ${entry.chainId}`
        return (
          <li key={`${entry.chainId} ${entry.address}`} className={styles.shared}>
            <AddressLabel address={entry.address} {...(name === null ? {} : { name })} />
            <span className={styles.note}>
              {name === null ? `${chain}, no longer in the address book: not sent` : chain}
            </span>
            <ActionIcon
              aria-label={`Take back ${name ?? entry.address}`}
              title="Take back"
              onClick={() => appPermissions.revokeContact(origin, entry)}
            >
              <Icon name="x" size={16} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
