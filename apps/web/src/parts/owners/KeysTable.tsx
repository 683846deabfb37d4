import type { KeyCount } from '@countersign/safe/checks'
import { VerdictBadge } from '@countersign/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { isExact, lostWords, thiefWords, type KeyWords } from './keyWords.ts'
import styles from './Owners.module.css'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

export type KeysRow = {
  readonly label: string
  readonly before: ReactNode
  readonly after: ReactNode
}

type Props = {
  /** Null while loading. */
  readonly before: KeyCount | null
  readonly after: KeyCount | null
  readonly heads?: { readonly before: string; readonly after: string }
  /** Smaller numbers at the end of the line, for a column beside a form. */
  readonly isCompact?: boolean
  /** More rows below the two. */
  readonly more?: readonly KeysRow[]
}

/** How many keys may be lost and how many a thief needs, before and after a change of owners. */
export function KeysTable(props: Props) {
  const { before, after, heads = ownerChangeMessages, isCompact = false, more = [] } = props
  const row = (title: string, hint: string, words: (keys: KeyCount) => KeyWords) => (
    <tr>
      <th scope="row">
        {title}
        {!isCompact && <small>{hint}</small>}
      </th>
      <td className={styles.was}>{before ? words(before).text : '…'}</td>
      <td>{after ? <Number words={words(after)} isCompact={isCompact} /> : '…'}</td>
    </tr>
  )
  return (
    <>
      <div className={clsx(!isCompact && ['cs-panel', styles.frame])}>
        <table className={clsx(styles.table, isCompact ? styles.compact : styles.numbers)}>
          <caption className="cs-visually-hidden">{ownerChangeMessages.meaningForKeys}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={clsx(isCompact && 'cs-visually-hidden')}>{ownerChangeMessages.keys}</span>
              </th>
              <th scope="col">{heads.before}</th>
              <th scope="col">{heads.after}</th>
            </tr>
          </thead>
          <tbody>
            {row(ownerChangeMessages.mayLose, ownerChangeMessages.mayLoseHint, lostWords)}
            {row(ownerChangeMessages.thiefNeeds, ownerChangeMessages.thiefNeedsHint, thiefWords)}
            {more.map(({ label, before: was, after: becomes }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={styles.was}>{was}</td>
                <td>{becomes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {after && !isExact(after) && <p className={styles.small}>{ownerChangeMessages.ranges}</p>}
    </>
  )
}

function Number({ words: { text, verdict }, isCompact }: { words: KeyWords; isCompact: boolean }) {
  return (
    <span className={styles.number} data-verdict={verdict ?? undefined}>
      <b>{text}</b>
      {verdict && <VerdictBadge verdict={verdict} quiet {...(isCompact ? { label: '' } : {})} />}
    </span>
  )
}
