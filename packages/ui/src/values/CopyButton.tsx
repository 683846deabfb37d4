import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'
import { uiMessages as messages } from '../uiMessages.ts'

export interface CopyButtonProps {
  value: string
  /** What is copied, for the accessible name: "Copy {label}". */
  label: string
  className?: string | undefined
}

/**
 * Copies a value and shows the result for 1.5 s.
 *
 * @example
 * <CopyButton value={safeTxHash} label="safeTxHash" />
 */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const { outcome, copy } = useCopy(value)
  const word = outcome === 'copied' ? messages.copied : outcome === 'failed' ? messages.notCopied : ''
  return (
    <span className={clsx(styles.copy, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={messages.copy(label)}
        title={messages.copy(label)}
        onClick={copy}
      >
        <Icon name={outcome === 'copied' ? 'check' : outcome === 'failed' ? 'alert-triangle' : 'copy'} size={15} />
      </button>
      <span className={styles.said} data-outcome={outcome} role="status">
        {outcome === 'failed' ? messages.selectInstead : word}
      </span>
    </span>
  )
}
