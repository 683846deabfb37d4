import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './EffectsTable.module.css'
import { reviewUiMessages } from './reviewUiMessages.ts'

/** A row of `EffectsTable`: who gains, loses or changes what. */
export interface EffectRow {
  id: string
  /** An identicon or a coin, 28 px. */
  picture?: ReactNode
  /** Who gains or loses, or what changes. */
  who: ReactNode
  /** Below it: "this account", "recipient", or the complete address. */
  note?: ReactNode
  /** "−2,500.00 TUSD". Rows without it show only before and after. */
  change?: ReactNode
  /** Below the change: its value in fiat. */
  changeNote?: ReactNode
  before?: ReactNode
  beforeNote?: ReactNode
  after?: ReactNode
  afterNote?: ReactNode
  danger?: boolean
  /** It may happen later, without another signature: a dotted edge. */
  later?: boolean
}

/** Effects with one heading, in `EffectsTable`. */
export interface EffectGroup {
  id: string
  /** "Goes to 3 recipients"; absent if the table has one group. */
  title?: ReactNode
  rows: readonly EffectRow[]
}

export interface EffectsTableProps {
  /** Accessible name. */
  caption: string
  groups: readonly EffectGroup[]
}

/**
 * What a transaction changes: one row for each holder and asset, with the change, and the amounts before and after it. The only place on
 * a page where these figures are shown.
 *
 * @example
 * <EffectsTable
 *   caption="What changes"
 *   groups={[{ id: 'all', rows: [{ id: '1', who: 'Treasury', change: '−5.00 TUSD', before: '9.00', after: '4.00 TUSD' }] }]}
 * />
 */
export function EffectsTable({ caption, groups }: EffectsTableProps) {
  const all = groups.flatMap(({ rows }) => rows)
  const hasChanges = all.some(({ change }) => change !== undefined)
  // Balances of an old block may be unknown: two empty columns would look like an error.
  const hasFigures = all.some(({ before, after }) => before !== undefined || after !== undefined)
  const columns = 1 + (hasChanges ? 1 : 0) + (hasFigures ? 3 : 0)
  return (
    <div className={clsx('cs-panel', styles.frame)}>
      <table className={clsx(styles.table, !hasChanges && styles.values)}>
        <caption className="cs-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{hasChanges ? reviewUiMessages.who : reviewUiMessages.what}</th>
            {hasChanges && <th scope="col">{reviewUiMessages.change}</th>}
            {hasFigures && (
              <>
                <th scope="col">{reviewUiMessages.before}</th>
                <td />
                <th scope="col">{reviewUiMessages.after}</th>
              </>
            )}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            {title !== undefined && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} {...{ row, hasChanges, hasFigures }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { readonly row: EffectRow; readonly hasChanges: boolean; readonly hasFigures: boolean }

function Row({ row, hasChanges, hasFigures }: RowProps) {
  const { picture, who, note, change, changeNote, before, beforeNote, after, afterNote, danger, later } = row
  const isValue = change === undefined
  const isMoved = before !== undefined || after !== undefined
  return (
    <tr className={clsx(danger && styles.danger, later && styles.later, isValue && styles.value)}>
      <th scope="row" {...(hasChanges && isValue ? { colSpan: 2 } : {})}>
        <span className={styles.who}>
          {danger && isValue ? <Icon name="alert-octagon" label={reviewUiMessages.danger} /> : picture}
          <span className={styles.party}>
            <span className={styles.name}>{who}</span>
            {note && <small>{note}</small>}
          </span>
        </span>
      </th>
      {!isValue && (
        <td className={styles.change}>
          <b>
            <bdi>{change}</bdi>
          </b>
          {changeNote && (
            <small>
              <bdi>{changeNote}</bdi>
            </small>
          )}
        </td>
      )}
      {hasFigures && (
        <>
          <td className={styles.before}>
            <bdi>{before}</bdi>
            {beforeNote && <small>{beforeNote}</small>}
          </td>
          <td className={styles.arrow}>{isMoved && <Icon name="arrow-right" size={16} />}</td>
          <td className={styles.after}>
            <bdi>{after}</bdi>
            {afterNote && <small>{afterNote}</small>}
          </td>
        </>
      )}
    </tr>
  )
}
