import type { Remedy } from '@countersign/safe/checks'
import styles from './Owners.module.css'
import { remedyWords } from './remedyWords.ts'

type Props = {
  readonly remedies: readonly Remedy[]
  /** The threshold that the account has now. */
  readonly today: number
  readonly onThreshold: (threshold: number) => void
  readonly onAddOwner: () => void
}

/** What can be done about a finding, each in one press. */
export function RemedyActs({ remedies, today, onThreshold, onAddOwner }: Props) {
  return (
    <span className={styles.remedies}>
      {remedies.map((remedy) => (
        <button
          key={remedy.kind}
          type="button"
          className="cs-link"
          onClick={() => (remedy.kind === 'threshold' ? onThreshold(remedy.threshold) : onAddOwner())}
        >
          {remedyWords(remedy, today)}
        </button>
      ))}
    </span>
  )
}
