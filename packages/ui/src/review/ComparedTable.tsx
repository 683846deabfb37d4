import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './EffectsTable.module.css'
import compared from './ComparedTable.module.css'
import { reviewUiMessages } from './reviewUiMessages.ts'

/** A row of `ComparedTable`: one effect, as two sources state it. */
export interface ComparedEffectRow {
  id: string
  picture?: ReactNode
  who: ReactNode
  note?: ReactNode
  expected: ComparedFigures
  happened: ComparedFigures
  danger?: boolean
}

/** A change, and the amounts before and after it where they are known. */
export interface ComparedFigures {
  change: ReactNode
  figures?: { before: ReactNode; after: ReactNode }
}

export interface ComparedTableProps {
  /** Accessible name. */
  caption: string
  /** "Expected when you signed" */
  expected: ReactNode
  /** "Happened in block 1,291" */
  happened: ReactNode
  rows: readonly ComparedEffectRow[]
}

/**
 * What was expected beside what happened, for each holder and asset.
 *
 * @example
 * <ComparedTable
 *   caption="What changed"
 *   expected="Expected when you signed"
 *   happened="Happened in block 7"
 *   rows={[{ id: '1', who: 'Treasury', expected: { change: '−5.00', figures: { before: '9.00', after: '4.00' } }, happened: { change: '−5.00' } }]}
 * />
 */
export function ComparedTable({ caption, expected, happened, rows }: ComparedTableProps) {
  return (
    <div className={clsx('cs-panel', styles.frame)}>
      <table className={clsx(styles.table, compared.table)}>
        <caption className="cs-visually-hidden">{caption}</caption>
        <thead>
          <tr className={compared.sides}>
            <td />
            <th scope="colgroup" colSpan={2}>
              {expected}
            </th>
            <th scope="colgroup" colSpan={2} className={compared.start}>
              {happened}
            </th>
          </tr>
          <tr>
            <th scope="col">{reviewUiMessages.who}</th>
            <th scope="col">{reviewUiMessages.change}</th>
            <th scope="col">{reviewUiMessages.beforeToAfter}</th>
            <th scope="col" className={compared.start}>
              {reviewUiMessages.change}
            </th>
            <th scope="col">{reviewUiMessages.beforeToAfter}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, picture, who, note, expected: first, happened: second, danger }) => (
            <tr key={id} className={clsx(danger && styles.danger)}>
              <th scope="row">
                <span className={styles.who}>
                  {picture}
                  <span className={styles.party}>
                    <span className={styles.name}>{who}</span>
                    {note && <small>{note}</small>}
                  </span>
                </span>
              </th>
              <td data-head={reviewUiMessages.expected} className={clsx(compared.change, compared.frozen)}>
                {first.change}
              </td>
              <td className={compared.frozen}>
                <Figures of={first} />
              </td>
              <td data-head={reviewUiMessages.happened} className={clsx(compared.change, compared.start)}>
                <b>{second.change}</b>
              </td>
              <td>
                <Figures of={second} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A long pair breaks before its arrow, never inside a number. */
function Figures({ of: { figures } }: { of: ComparedFigures }) {
  if (figures === undefined) return null
  return (
    <>
      <span className={compared.figure}>{figures.before}</span>{' '}
      <span className={compared.figure}>→ {figures.after}</span>
    </>
  )
}
