import { currentLanguage } from '@countersign/primitives'
import { Icon, Logo } from '@countersign/ui'
import { useEffect, useState } from 'react'
import { verifierMessages } from './verifierMessages.ts'
import styles from './Verifier.module.css'

const NAME = 'Countersign'

type Props = {
  readonly step: number
  /** Changes to the other language. */
  readonly onLanguage: () => void
}

/** The name of this file, the current step, and the number of network requests. */
export function VerifierTop({ step, onLanguage }: Props) {
  const requests = useRequestCount()
  const hash = useCodeHash()
  return (
    <header className={styles.top}>
      <Logo label={NAME} />
      <b>{NAME}</b>
      <span className={styles.quiet}>{verifierMessages.name}</span>
      <ol className={styles.steps} aria-label={verifierMessages.stepsLabel}>
        {verifierMessages.steps.map((name, index) => (
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
        <button type="button" className="cs-link" lang={currentLanguage() === 'de' ? 'en' : 'de'} onClick={onLanguage}>
          {verifierMessages.otherLanguage}
        </button>
        <span>
          <Icon name="wifi-off" className={styles.offline} />
          <b>{verifierMessages.noNetwork}</b>
        </span>
        <span className={`${styles.quiet ?? ''} ${styles.wide ?? ''}`}>{verifierMessages.requests(requests)}</span>
        {hash && (
          <span className={styles.wide} title={verifierMessages.codeHash(hash)}>
            <span className={styles.quiet}>{verifierMessages.code}</span>
            <code>
              <b>{hash.slice(0, 4)}</b>…<b>{hash.slice(-4)}</b>
            </code>
          </span>
        )}
      </div>
    </header>
  )
}

/**
 * SHA-256 of the code of this file. A file cannot contain its own hash; this is the hash in its own policy, printed by the build. A
 * manipulated file could print another one, so users compare the file's own hash before they open it.
 */
function useCodeHash(): string | null {
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    const script = [...document.scripts].find(({ type }) => type === 'module')
    if (!script || !('subtle' in crypto)) return
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(script.text)).then((digest) => {
      setHash([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    })
  }, [])
  return hash
}

/** The number of requests of this page since it was opened, from the browser's own record. */
function useRequestCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const asked = list.getEntries().filter(({ name }) => !/^(data|blob):/.test(name)).length
      if (asked > 0) setCount((before) => before + asked)
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return count
}
