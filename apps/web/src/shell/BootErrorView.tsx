import { Logo } from '@countersign/ui'
import { QueryError } from '../shared/live/QueryError.tsx'
import styles from './Bare.module.css'

/** Neither the service nor this browser's memory could give the configuration. */
export function BootErrorView({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <main className={styles.bare}>
      <Logo size={28} label="Countersign" />
      <h1>Countersign cannot start</h1>
      <QueryError
        title="The service did not send its configuration"
        error={error}
        stillWorks="Nothing is lost: accounts and names stay in this browser. Check that the service runs."
        onRetry={onRetry}
      />
    </main>
  )
}
