import { groupsOf, numberText } from '@countersign/primitives'
import { FiatAmount } from '@countersign/ui'
import { memo, startTransition, useCallback, useMemo, useState } from 'react'
import type { AccountSorting } from '../../../data/storage/accountOrder.ts'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { totalOfGroups } from '../accountGroups.ts'
import type { AccountGroup } from '../AccountGroup.ts'
import type { ReadAt } from './AccountCells.tsx'
import { GroupRow } from './GroupRow.tsx'
import { NearRows } from './NearRows.tsx'
import tables from '../../../parts/lists/Table.module.css'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

const HandControls = lazyOrNothing(() => import('./HandControls.tsx').then((module) => module.HandControls))

type Props = {
  readonly groups: readonly AccountGroup[]
  readonly by: AccountSorting['by']
  readonly read: ReadAt
}

/** Up to this many rows are all in the document, where the browser's own search finds them. */
const WHOLE = 30
/** Rows in one part of a longer list. */
const PART = 10
const FIRST_PARTS = 2
const ROW_PX = 54
const SORTED = { waiting: 'queued', value: 'value', activity: 'lastActivity', hand: null } as const
const COLUMNS = ['account', 'networks', 'signatures', 'needsYou', 'queued', 'value', 'lastActivity'] as const

/** Accounts grouped by address. In a long list only the rows near the visible area are drawn. */
export const AccountsTable = memo(function AccountsTable({ groups, by, read }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => groups.map(({ safe }) => safe), [groups])
  const toggle = useCallback(
    // An account on many networks gets as many rows.
    ({ safe }: AccountGroup) =>
      startTransition(() =>
        setOpen((all) => (all.has(safe) ? new Set([...all].filter((one) => one !== safe)) : new Set([...all, safe]))),
      ),
    [],
  )
  const rowOf = (group: AccountGroup) => (
    <GroupRow
      key={group.safe}
      group={group}
      read={read}
      isOpen={open.has(group.safe)}
      onToggle={toggle}
      controls={by === 'hand' && <HandControls group={group} shown={shown} />}
    />
  )
  const isLong = groups.length > WHOLE
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table
        className={`${tables.table} ${tables.cards} ${styles.table}`}
        data-long={isLong || undefined}
        data-by-hand={by === 'hand' || undefined}
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" aria-sort={column === SORTED[by] ? 'descending' : undefined}>
                {messages[column]}
                {column === SORTED[by] && <span aria-hidden> ↓</span>}
              </th>
            ))}
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        {isLong ? (
          groupsOf(groups, PART).map((part, index) => (
            <NearRows
              key={index}
              height={part.length * ROW_PX}
              isFirst={index < FIRST_PARTS}
              columns={COLUMNS.length + 1}
              render={() => part.map(rowOf)}
            />
          ))
        ) : (
          <tbody>{groups.map(rowOf)}</tbody>
        )}
        {groups.length > 1 && <Together groups={groups} />}
      </table>
    </div>
  )
})

/** The sums of the shown accounts. */
function Together({ groups }: Pick<Props, 'groups'>) {
  const [currency] = useCurrency()
  const total = totalOfGroups(groups)
  if (total === null) return null
  const sum = (of: (group: AccountGroup) => number) => groups.reduce((all, group) => all + of(group), 0)
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {messages.together}
        </th>
        <td>{numberText(sum(({ needsYou }) => needsYou))}</td>
        <td>{numberText(sum(({ queued }) => queued))}</td>
        <td>
          <FiatAmount value={total} currency={currency} />
        </td>
        <td />
        <td />
      </tr>
    </tfoot>
  )
}
