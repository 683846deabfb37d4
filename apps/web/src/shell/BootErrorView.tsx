import { Logo } from '@countersign/ui'
import { QueryError } from '../shared/live/QueryError.tsx'
import styles from './Bare.module.css'

/** Neither the service nor this browser's memory could give the configuration, or a file of the page cannot be used. */
export function BootErrorView({ error, onRetry }: { error: unknown; onRetry(): void }) {
  // In the words of each browser; they do not say whether the file is missing or another one.
  const isFile = error instanceof TypeError && /module/i.test(error.message)
  return (
    <main className={styles.bare}>
      <Logo size={28} label="Countersign" />
      <h1>Countersign cannot start</h1>
      <QueryError
        title={
          isFile
            ? 'A file of this page is missing, or is not the one that was built'
            : 'The service did not send its configuration'
        }
        error={error}
        stillWorks={`Nothing is lost: accounts and names stay in this browser. ${isFile ? 'If loading the page again does not help, compare this host with the build (npm run verify).' : 'Check that the service runs.'}`}
        onRetry={onRetry}
      />
    </main>
  )
}
