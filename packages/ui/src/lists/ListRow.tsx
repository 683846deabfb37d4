import { clsx } from 'clsx'
import { Children, type ReactNode } from 'react'
import styles from './List.module.css'

export interface ListRowProps {
  /** A CountersignRing, or a DirectionMark in history. */
  ring?: ReactNode
  /** The row's title. Pass a router link, or plain text with `href`. */
  title: ReactNode
  href?: string
  /** Facts on the second line, separated by dots. */
  meta?: ReactNode
  /** Who has to act: never left out, below 1181 px on its own line. */
  needs?: ReactNode
  verdict?: ReactNode
  /** The amount, in the layouts `history` and `inbox`. */
  amount?: ReactNode
  /** Usually a RowStatus. */
  status?: ReactNode
  time?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Whether the keyboard cursor (`J`/`K`) is on this row. */
  current?: boolean
  className?: string | undefined
}

/**
 * A row of a ListPanel: the title is the link, the action is a button. Two lines below 768 px.
 *
 * @example
 * <ListRow ring={<CountersignRing required={2} signed={1} />} title="Send 1.00 ETH to Kestrel Audits" meta="Nonce 7" />
 */
export function ListRow(props: ListRowProps) {
  const { ring, title, href, meta, needs, verdict, amount, status, time, action, current = false, className } = props
  const facts = Children.toArray(meta)
  return (
    <li className={clsx(styles.row, className)} data-current={current || undefined}>
      <div className={styles.ring}>{ring}</div>
      <div className={styles.main}>
        <div className={styles.title} data-row-title="">
          {href === undefined ? title : <a href={href}>{title}</a>}
        </div>
        <div className={styles.facts}>
          {needs && <div className={styles.needs}>{needs}</div>}
          {facts.length > 0 && (
            <div className={styles.meta}>
              {facts.map((fact, index) => (
                <span key={index} className={styles.fact}>
                  {fact}
                </span>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className={styles.verdict}>{verdict}</div>
      <div className={styles.amount}>{amount}</div>
      <div className={styles.status}>{status}</div>
      <div className={styles.time}>{time}</div>
      <div className={styles.action}>{action}</div>
    </li>
  )
}
