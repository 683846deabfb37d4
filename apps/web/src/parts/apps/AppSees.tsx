import { Icon, RichText } from '@countersign/ui'
import type { ReactNode } from 'react'
import styles from './AppSees.module.css'
import { appSeesMessages as messages } from './appSeesMessages.ts'

type Props = {
  /** Number of address book entries that were shared with it; null for none. */
  readonly contacts: number | null
}

/** What an app learns when it is opened, and what it does not learn. */
export function AppSees({ contacts }: Props) {
  return (
    <ul className={styles.list} aria-label={messages.title}>
      <li>
        <Icon name="eye" size={16} />
        <span>
          <RichText text={messages.willSee} slots={BOLD} />
        </span>
      </li>
      {contacts !== null && (
        <li>
          <Icon name="address-book" size={16} />
          <span>
            <RichText text={messages.shared(contacts)} slots={BOLD} />
          </span>
        </li>
      )}
      <li>
        <Icon name="lock" size={16} />
        <span>
          <RichText text={contacts === null ? messages.cannotSee : messages.cannotSeeRest} slots={BOLD} />
        </span>
      </li>
    </ul>
  )
}

const BOLD = { b: (words: ReactNode) => <b>{words}</b> }
