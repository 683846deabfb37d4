import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useCopy } from '../values/useCopy.ts'
import styles from './States.module.css'
import { uiMessages as messages } from '../uiMessages.ts'

export interface ErrorStateProps {
  /** What failed: "The service did not send the queue". */
  title: string
  /** True if it is the only content of the page, so that its title is the page's heading. */
  isPage?: boolean
  /** A sentence about what still works. */
  stillWorks?: ReactNode
  /** Code and cause, for example "503: upstream unavailable". */
  code?: string | undefined
  onRetry?: () => void
  /** Text that "Copy details" copies to the clipboard. */
  details?: string | undefined
}

/**
 * Replaces the content that failed: what failed, what still works, and a next step.
 *
 * @example
 * <ErrorState title="The service did not send the queue" code="503: upstream unavailable" onRetry={onRetry} />
 */
export function ErrorState({ title, isPage = false, stillWorks, code, onRetry, details }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'b'
  return (
    <div className={clsx('cs-panel', styles.error)} role="alert">
      <Icon name="alert-octagon" size={22} />
      <div className={styles.errorText}>
        <Title>{title}</Title>
        {(code !== undefined || stillWorks) && (
          <p>
            {code !== undefined && `${code}. `}
            {stillWorks}
          </p>
        )}
      </div>
      <div className={styles.errorActions}>
        {details !== undefined && <CopyDetails details={details} />}
        {onRetry && (
          <button type="button" className="cs-act" data-size="xs" onClick={onRetry}>
            <Icon name="refresh" />
            {messages.retry}
          </button>
        )}
      </div>
    </div>
  )
}

function CopyDetails({ details }: { details: string }) {
  const { outcome, copy } = useCopy(details)
  const words = { idle: messages.copyDetails, copied: messages.copied, failed: messages.notCopied }
  return (
    <button type="button" className="cs-act" data-size="xs" data-variant="subtle" onClick={copy}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  )
}
