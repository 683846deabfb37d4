import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { reviewUiMessages } from './reviewUiMessages.ts'
import styles from './SignBar.module.css'

export interface SignBarProps {
  /** A CountersignRing of 44 px. */
  ring: ReactNode
  /** The consequence: "Your signature would complete this". */
  title: ReactNode
  detail?: ReactNode
  /** The actions: Override, Reject, Sign. The last one is the primary action. */
  children: ReactNode
  /** In the document flow instead of fixed to the bottom, for galleries. */
  inline?: boolean
}

/**
 * Fixed bar of a review page: ring, consequence, actions. Keep 112 px free below the page, 168 on mobile.
 *
 * @example
 * <SignBar ring={<CountersignRing required={2} signed={1} state="yours" size={44} />} title="Your signature would complete this">
 *   <button type="button">Sign</button>
 * </SignBar>
 */
export function SignBar({ ring, title, detail, children, inline = false }: SignBarProps) {
  return (
    <section className={clsx(styles.bar, inline && styles.inline)} aria-label={reviewUiMessages.signOrReject}>
      {ring}
      <div className={styles.words}>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
