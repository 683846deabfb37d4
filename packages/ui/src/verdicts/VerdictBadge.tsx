import type { Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './Verdict.module.css'
import { verdictLooks } from './verdict.ts'

export interface VerdictBadgeProps {
  verdict: Verdict
  /** Writes "1 danger" instead of "Danger". */
  count?: number | undefined
  /** Replaces the verdict's word, for example by "Signature matches". */
  label?: string | undefined
  /** Without the background, for dense tables. */
  quiet?: boolean
}

/**
 * Icon, word and colour of a verdict.
 *
 * @example
 * <VerdictBadge verdict="danger" />
 */
export function VerdictBadge({ verdict, count, label, quiet = false }: VerdictBadgeProps) {
  const { icon, word, counted } = verdictLooks[verdict]
  return (
    <span className={clsx(styles.badge, styles[verdict], quiet && styles.quiet)}>
      <Icon name={icon} size={14} stroke={2} />
      <span>{label ?? (count === undefined ? word : counted(count))}</span>
    </span>
  )
}
