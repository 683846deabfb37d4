import { ProvenanceMark } from '@countersign/ui'
import styles from './ProposedNote.module.css'

type Props = {
  /** Loaded transactions that proposers sent. */
  readonly count: number
  /** Of those, the ones that are not shown; the others share a nonce with a proposal of an owner. */
  readonly hidden: number
  readonly isHidden: boolean
  /** Further pages may hold more. */
  readonly hasMore: boolean
  readonly onChange: (isHidden: boolean) => void
}

/** Above the queue: how much of it proposers sent, and whether it is shown. */
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
  if (state === 'hidden') return `${many} of proposers ${count === 1 ? 'is' : 'are'} hidden.`
  return count === 1 ? `${many} is from a proposer, not from an owner.` : `${many} are from proposers, not from owners.`
}
