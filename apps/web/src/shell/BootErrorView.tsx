import { Logo } from '@countersign/ui'
import { QueryError } from '../parts/status/QueryError.tsx'
import { bootFailureWords } from './bootFailureWords.ts'
import styles from './Bare.module.css'
import { shellMessages as messages } from './shellMessages.ts'

const PRODUCT = 'Countersign'

/** Shown when neither the service nor this browser's cache has a configuration, or when a file of the page cannot be used. */
export function BootErrorView({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <main className={styles.bare}>
      <Logo size={28} label={PRODUCT} />
      <h1>{messages.cannotStart}</h1>
      <QueryError {...bootFailureWords(error)} error={error} onRetry={onRetry} />
    </main>
  )
}
