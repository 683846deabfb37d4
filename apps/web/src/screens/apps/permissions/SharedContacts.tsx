import { AddressLabel, Icon } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { appPermissions, type AppPermission } from '../../../data/apps/appPermissions.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { findAddressBookName } from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
import styles from './Permissions.module.css'

/** The entries that an origin gets, each with a button to revoke it. */
export function SharedContacts({ permission: { origin, contacts } }: { readonly permission: AppPermission }) {
  const book = useAddressBook()
  const chains = useChains()
  const entries = contacts?.entries ?? []
  if (entries.length === 0) return null
  return (
    <ul className={styles.contacts} aria-label={appPermissionsMessages.sharedWith({ origin })}>
      {entries.map((entry) => {
        const name = findAddressBookName(book, entry.address, entry.chainId)
        const chain =
          chains.find(({ chainId }) => chainId === entry.chainId)?.chainName ??
          appPermissionsMessages.network(entry.chainId)
        return (
          <li key={`${entry.chainId} ${entry.address}`} className={styles.shared}>
            <AddressLabel address={entry.address} {...(name === null ? {} : { name })} />
            <span className={styles.note}>
              {name === null ? appPermissionsMessages.notSent({ network: chain }) : chain}
            </span>
            <ActionIcon
              aria-label={appPermissionsMessages.takeBackNamed({ name: name ?? entry.address })}
              title={appPermissionsMessages.takeBack}
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
