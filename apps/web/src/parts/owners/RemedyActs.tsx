import type { Remedy } from '@countersign/safe/checks'
import styles from './Owners.module.css'
import { remedyWords } from './remedyWords.ts'

type Props = {
  readonly remedies: readonly Remedy[]
  /** The account's current threshold. */
  readonly today: number
  readonly onThreshold: (threshold: number) => void
  readonly onAddOwner: () => void
}

/** One button for each remedy of a finding. */
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
