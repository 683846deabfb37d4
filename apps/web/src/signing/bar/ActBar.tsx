import { SignBar, type SignBarProps, VerdictNote } from '@countersign/ui'
import type { ActError } from '../sequence/runSigning.ts'
import { barMessages } from './barMessages.ts'
import styles from './ActBar.module.css'
import { StopSign } from './StopSign.tsx'
import type { Stop } from '../review/stopStore.ts'

type Props = SignBarProps & {
  readonly error: ActError | null
  readonly onDismiss: () => void
  readonly stop?: Stop | null
}

/** The fixed bar at the bottom of a signing page. An error or a stop is shown above it. */
export function ActBar({ error, onDismiss, stop = null, ...bar }: Props) {
  return (
    <div className={styles.bar}>
      {stop && (
        <div className={styles.error}>
          <StopSign stop={stop} />
        </div>
      )}
      {error && !stop && (
        <div className={styles.error}>
          <VerdictNote
            verdict={error.isRejection ? 'caution' : 'danger'}
            title={error.message}
            announce
            action={
              <button type="button" className="cs-link" onClick={onDismiss}>
                {barMessages.close}
              </button>
            }
          />
        </div>
      )}
      <SignBar {...bar} />
    </div>
  )
}
