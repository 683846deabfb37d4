import { CopyButton } from '@countersign/ui'
import styles from './Disclosure.module.css'

/** A stored text, for reading and copying. */
export const CodeText = ({ text, label }: { text: string; label: string }) => (
  <div className={styles.code}>
    <CopyButton value={text} label={label} />
    <pre tabIndex={0} aria-label={label}>
      {text}
    </pre>
  </div>
)
