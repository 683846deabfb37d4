import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './OutcomePanel.module.css'

export interface OutcomePanelProps {
  /** `ink`: executed or running. `danger`: failed or blocked. `caution`: doubtful. `void`: replaced. Default `ink`. */
  tone?: 'ink' | 'danger' | 'caution' | 'void'
  /** A CountersignRing of 44 px, or an icon. */
  ring: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** KeyValueTable, ProgressSteps, CheckList or OutcomeText. */
  children?: ReactNode
  actions?: ReactNode
  /** Name of the region: "Outcome", "Progress", "Checks". */
  label: string
  /** Announces changes politely while a transaction is in progress. */
  live?: boolean
}

/**
 * The panel at the top right of a transaction page. It has the same place and shape in every state.
 *
 * @example
 * <OutcomePanel label="Outcome" ring={<CountersignRing required={2} signed={2} state="executed" size={44} />} title="Executed" />
 */
export function OutcomePanel(props: OutcomePanelProps) {
  const { tone = 'ink', ring, title, detail, children, actions, label, live = false } = props
  return (
    <section className={clsx(styles.panel, styles[tone])} aria-label={label}>
      <div className={styles.head} {...(live ? { 'aria-live': 'polite' } : {})}>
        {ring}
        <div>
          <b>{title}</b>
          {detail && <span>{detail}</span>}
        </div>
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/**
 * A plain paragraph of an OutcomePanel: what moved, whether the nonce is free, who paid.
 *
 * @example
 * <OutcomeText>The nonce is free again.</OutcomeText>
 */
export function OutcomeText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}
