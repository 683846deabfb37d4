import { ProvenanceMark } from '@countersign/ui'
import styles from './ProposedNote.module.css'

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
      {isHidden ? wordsOf(hidden, hasMore, 'hidden') : wordsOf(count, hasMore, 'shown')}{' '}
      <ProvenanceMark source="service" />{' '}
      <button type="button" className="cs-link" onClick={() => onChange(!isHidden)}>
        {isHidden ? 'Show' : 'Hide'}
      </button>
    </p>
  )
}

function wordsOf(count: number, hasMore: boolean, state: 'hidden' | 'shown'): string {
  const many = `${hasMore ? 'At least ' : ''}${count} ${count === 1 ? 'proposal' : 'proposals'}`
  if (state === 'hidden') return `${many} from proposers ${count === 1 ? 'is' : 'are'} hidden.`
  return count === 1 ? `${many} is from a proposer, not from an owner.` : `${many} are from proposers, not from owners.`
}
