import { Icon } from '@countersign/ui'
import styles from './AppSees.module.css'

type Props = {
  /** Number of address book entries that were shared with it; null for none. */
  readonly contacts: number | null
}

/** What an app learns when it is opened, and what it does not learn. */
export function AppSees({ contacts }: Props) {
  return (
    <ul className={styles.list} aria-label="What this app can see">
      <li>
        <Icon name="eye" size={16} />
        <span>
          <b>It will see</b> your account address, network, owners and balances, and your IP address.
        </span>
      </li>
      {contacts !== null && (
        <li>
          <Icon name="address-book" size={16} />
          <span>
            <b>You shared</b> {contacts === 1 ? '1 contact' : `${contacts} contacts`} of your address book with it.
          </span>
        </li>
      )}
      <li>
        <Icon name="lock" size={16} />
        <span>
          <b>It cannot see</b>{' '}
          {contacts === null
            ? 'your address book, or other accounts, unless you allow it.'
            : 'the rest of your address book, or other accounts.'}
        </span>
      </li>
    </ul>
  )
}
