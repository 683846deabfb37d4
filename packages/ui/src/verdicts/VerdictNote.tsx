import type { Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Verdict.module.css'
import { verdictLooks } from './verdict.ts'

export interface VerdictNoteProps {
  verdict: Verdict
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** An action at the end of the note, or below its text where space is narrow. */
  aside?: ReactNode
  /** Announces the note when it appears. Use only for a danger. */
  announce?: boolean
}

/**
 * A finding in words, with a recommended action.
 *
 * @example
 * <VerdictNote verdict="caution" title="New recipient">This account has not paid this address before.</VerdictNote>
 */
export function VerdictNote({ verdict, title, children, action, aside, announce = false }: VerdictNoteProps) {
  const { icon, word } = verdictLooks[verdict]
  return (
    <div
      className={clsx(styles.note, styles[verdict], aside && styles.withAside)}
      {...(announce ? { role: 'alert' } : {})}
    >
      <Icon name={icon} label={word} />
      <div className={styles.noteText}>
        <b>{title}</b>
        {children}
        {action && <div className={clsx('cs-reach', styles.noteAction)}>{action}</div>}
      </div>
      {aside && <div className={clsx('cs-reach', styles.noteAside)}>{aside}</div>}
    </div>
  )
}

/**
 * A remark with the same shape, without a verdict.
 *
 * @example
 * <InfoNote title="Signatures can wait">The other owners need not be online.</InfoNote>
 */
export function InfoNote({ title, children, action }: Omit<VerdictNoteProps, 'verdict' | 'announce' | 'aside'>) {
  return (
    <div className={clsx(styles.note, styles.info)}>
      <Icon name="info-circle" />
      <div className={styles.noteText}>
        <b>{title}</b>
        {children}
        {action && <div className={clsx('cs-reach', styles.noteAction)}>{action}</div>}
      </div>
    </div>
  )
}
