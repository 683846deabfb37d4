import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { appPermissions } from '../../../data/apps/appPermissions.ts'
import { useAddressBook } from '../../../data/storage/addressBook.ts'
import { ContactPicker } from './ContactPicker.tsx'
import styles from './Permissions.module.css'

type Props = {
  readonly app: { readonly name: string; readonly origin: string }
  readonly chainId: string
  /** Called after the decision is stored; `dismissed` means no decision. */
  readonly onDone: (outcome: 'granted' | 'denied' | 'dismissed') => void
}

/** An app requests the address book: the owner chooses the entries it gets, or denies. */
export function AddressBookPrompt({ app, chainId, onDone }: Props) {
  const [isPicking, setPicking] = useState(false)
  const count = useAddressBook().filter((entry) => entry.chainId === null || entry.chainId === chainId).length
  const deny = () => {
    appPermissions.denyContacts(app.origin)
    onDone('denied')
  }
  return (
    <section className={styles.prompt} aria-label="Address book request">
      <Icon name="address-book" />
      <div>
        <b role="status">{app.name} asks to read your address book</b>
        <p>
          {app.origin}.{' '}
          {count === 0
            ? 'Your address book has no contact for this network. Add a contact first, or deny the request.'
            : `${count === 1 ? '1 name and its address' : `Up to ${count} names and addresses`} would leave this browser. You can sign without sharing them.`}
        </p>
      </div>
      <div className={styles.acts}>
        <Button size="xs" onClick={deny}>
          Deny
        </Button>
        {count === 0 ? (
          <Button size="xs" renderRoot={(props) => <Link to="/address-book" {...props} />}>
            Open address book
          </Button>
        ) : (
          <Button size="xs" onClick={() => setPicking(true)}>
            Choose contacts
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => onDone('dismissed')}>
          Not now
        </Button>
      </div>
      {isPicking && (
        <ContactPicker
          app={app}
          chainId={chainId}
          onClose={() => setPicking(false)}
          onShared={() => onDone('granted')}
        />
      )}
    </section>
  )
}
