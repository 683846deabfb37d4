import { Logo } from '@countersign/ui'
import { QueryError } from '../parts/status/QueryError.tsx'
import { workers } from '../data/offline/pageWorker.ts'
import { removeCopy } from '../data/offline/removeCopy.ts'
import { bootFailureWords } from './bootFailureWords.ts'
import styles from './Bare.module.css'
import { bootFailureMessages as messages } from './bootFailureMessages.ts'
import { shellMessages } from './shellMessages.ts'

const PRODUCT = 'Countersign'

/** Shown when neither the service nor this browser's cache has a configuration, or when a file of the page cannot be used. */
export function BootErrorView({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <main className={styles.bare}>
      <Logo size={28} label={PRODUCT} />
      <h1>{shellMessages.cannotStart}</h1>
      <QueryError {...bootFailureWords(error)} error={error} onRetry={onRetry} />
      {workers()?.controller && (
        <p>
          {messages.kept}{' '}
          <button type="button" className="cs-link" onClick={() => void removeCopy().then(() => location.reload())}>
            {messages.loadFromHost}
          </button>
        </p>
      )}
    </main>
  )
}
