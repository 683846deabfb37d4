import { Icon, Logo } from '@countersign/ui'
import { useCodeHash } from './useCodeHash.ts'
import { useRequestCount } from './useRequestCount.ts'
import styles from './Verifier.module.css'

const STEPS = ['Read', 'Check', 'Compare', 'Return'] as const

/** What this file is, how far one is, and whether it asked anybody anything. */
export function VerifierTop({ step }: { step: number }) {
  const requests = useRequestCount()
  const hash = useCodeHash()
  return (
    <header className={styles.top}>
      <Logo label="Countersign" />
      <b>Countersign</b>
      <span className={styles.quiet}>verifier</span>
      <ol className={styles.steps} aria-label="Steps">
        {STEPS.map((name, index) => (
          <li
            key={name}
            data-done={index < step || undefined}
            {...(index === step ? { 'aria-current': 'step' as const } : {})}
          >
            <span>{index < step ? <Icon name="check" size={12} stroke={3} /> : index + 1}</span>
            {name}
          </li>
        ))}
      </ol>
      <div className={styles.facts}>
        <span>
          <Icon name="wifi-off" className={styles.offline} />
          <b>No network</b>
        </span>
        <span className={`${styles.quiet ?? ''} ${styles.wide ?? ''}`}>
          {requests} {requests === 1 ? 'request' : 'requests'} since opening
        </span>
        {hash && (
          <span className={styles.wide} title={`SHA-256 of the code in this file: ${hash}`}>
            <span className={styles.quiet}>Code</span>
            <code>
              <b>{hash.slice(0, 4)}</b>…<b>{hash.slice(-4)}</b>
            </code>
          </span>
        )}
      </div>
    </header>
  )
}
