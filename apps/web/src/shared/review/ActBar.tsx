import { SignBar, VerdictNote, type SignBarProps } from '@countersign/ui'
import type { ActError } from './ActError.ts'
import styles from './ActBar.module.css'

type Props = SignBarProps & { readonly error: ActError | null; readonly onDismiss: () => void }

/** The fixed bar below a page that is signed, with the reason an act stopped above it. */
export function ActBar({ error, onDismiss, ...bar }: Props) {
  return (
    <div className={styles.bar}>
      {error && (
        <div className={styles.error}>
          <VerdictNote
            verdict={error.isRejection ? 'caution' : 'danger'}
            title={error.message}
            announce
            action={
              <button type="button" className="cs-link" onClick={onDismiss}>
                Close
              </button>
            }
          />
        </div>
      )}
      <SignBar {...bar} />
    </div>
  )
}
