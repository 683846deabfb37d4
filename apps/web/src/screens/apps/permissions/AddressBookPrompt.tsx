import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { appPermissions } from '../../../data/apps/appPermissions.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { ContactPicker } from './ContactPicker.tsx'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
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
    <section className={styles.prompt} aria-label={appPermissionsMessages.request}>
      <Icon name="address-book" />
      <div>
        <b role="status">{appPermissionsMessages.asksContacts({ app: app.name })}</b>
        <p>
          {count === 0
            ? appPermissionsMessages.noContactText({ origin: app.origin })
            : appPermissionsMessages.wouldLeave({ origin: app.origin, count })}
        </p>
      </div>
      <div className={styles.acts}>
        <Button size="xs" onClick={deny}>
          {appPermissionsMessages.deny}
        </Button>
        {count === 0 ? (
          <Button size="xs" renderRoot={(props) => <Link to="/address-book" {...props} />}>
            {appPermissionsMessages.openBook}
          </Button>
        ) : (
          <Button size="xs" onClick={() => setPicking(true)}>
            {appPermissionsMessages.chooseContacts}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => onDone('dismissed')}>
          {appPermissionsMessages.notNow}
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
