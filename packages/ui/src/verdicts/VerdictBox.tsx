import type { Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import { VerdictBadge } from './VerdictBadge.tsx'
import styles from './VerdictBox.module.css'

/** The worst outcome, or `checking` while checks run. */
export type VerdictTone = 'fine' | 'caution' | 'danger' | 'unchecked' | 'checking'

export interface VerdictBoxProps {
  tone: VerdictTone
  /** Name of the region, and the target of links to it: its id is `checks`. */
  label: string
  /** "No problem found", "1 caution to read", "Signing is blocked". */
  title: ReactNode
  /** The counts: "24 checks passed, 1 not run". */
  detail: ReactNode
  /** VerdictRow and VerdictFine. */
  children?: ReactNode
  actions?: ReactNode
  /** While `checking`: for how many rows there is space, so that what follows does not move when they come. Default: a usual number. */
  rows?: number | undefined
}

const ICONS: Record<VerdictTone, IconName> = {
  fine: 'shield-check',
  caution: 'alert-triangle',
  danger: 'alert-octagon',
  unchecked: 'help-circle',
  checking: 'hourglass',
}

/**
 * What the checks found: a head with the result, a row for each problem, and one line for everything that is fine.
 *
 * @example
 * <VerdictBox tone="fine" label="Checks" title="No problem found" detail="24 checks passed" />
 */
export function VerdictBox({ tone, label, title, detail, children, actions, rows }: VerdictBoxProps) {
  return (
    <section
      id="checks"
      className={clsx(styles.box, styles[tone], rows !== undefined && styles.spaced)}
      aria-label={label}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <Icon name={ICONS[tone]} size={26} />
        <div>
          <b>{title}</b>
          <span>{detail}</span>
        </div>
      </div>
      {rows !== undefined && <Places rows={rows} />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/** The space of rows that are not there yet, and of the line of what is fine. */
const Places = ({ rows }: { rows: number }) => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={styles.place} />
    ))}
    <div className={styles.placeOfFold} />
  </div>
)

export interface VerdictRowProps {
  verdict: Verdict
  title: ReactNode
  /** The id of the check, for programs that read the page. */
  check?: string
  children?: ReactNode
  /** What the reader can do: links and buttons. */
  acts?: ReactNode
  hidden?: boolean
}

/**
 * One finding: its title, its verdict, the reason, and what the reader can do.
 *
 * @example
 * <VerdictRow verdict="caution" title="First payment to Northwind Legal" />
 */
export function VerdictRow({ verdict, title, check, children, acts, hidden = false }: VerdictRowProps) {
  return (
    <li
      className={styles.row}
      hidden={hidden}
      {...(check === undefined ? {} : { 'data-check': check, 'data-verdict': verdict })}
    >
      <div className={styles.title}>
        <b>{title}</b>
        <VerdictBadge verdict={verdict} />
      </div>
      {children && <div className={styles.text}>{children}</div>}
      {acts && <div className={clsx('cs-reach', styles.acts)}>{acts}</div>}
    </li>
  )
}

export interface VerdictFoldProps {
  /** The verdict of what is folded. */
  verdict: 'verified' | 'caution'
  /** What is folded, in a few words. */
  children: ReactNode
  /** The button that shows it. */
  action?: ReactNode
}

/**
 * Findings of one verdict as one line: everything that is fine, or the cautions after the first ones.
 *
 * @example
 * <VerdictFold verdict="verified" action={<button type="button">Show</button>}>Amounts match</VerdictFold>
 */
export function VerdictFold({ verdict, children, action }: VerdictFoldProps) {
  return (
    <div className={clsx('cs-reach', styles.fold, verdict === 'caution' && styles.moreCautions)}>
      <Icon name={verdict === 'verified' ? 'circle-check' : 'alert-triangle'} size={18} />
      <span>{children}</span>
      {action}
    </div>
  )
}
