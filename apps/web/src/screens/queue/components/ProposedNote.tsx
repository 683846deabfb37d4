import { ProvenanceMark } from '@countersign/ui'
import styles from './ProposedNote.module.css'
import { queueMessages } from '../queueMessages.ts'

type Props = {
  /** The number of loaded transactions from proposers. */
  readonly count: number
  /** The number of those that are hidden. One that shares its nonce with a proposal of an owner stays visible. */
  readonly hidden: number
  readonly isHidden: boolean
  /** Further pages may contain more. */
  readonly hasMore: boolean
  readonly onChange: (isHidden: boolean) => void
}

/** Above the queue: how many proposals come from proposers, and whether they are shown. */
export function ProposedNote({ count, hidden, isHidden, hasMore, onChange }: Props) {
  if (count === 0) return null
  return (
    <p className={styles.note} role="status">
      {isHidden
        ? queueMessages.proposersHidden({ count: hidden, hasMore })
        : queueMessages.proposersShown({ count, hasMore })}{' '}
      <ProvenanceMark source="service" />{' '}
      <button type="button" className="cs-link" onClick={() => onChange(!isHidden)}>
        {isHidden ? queueMessages.show : queueMessages.hide}
      </button>
    </p>
  )
}
