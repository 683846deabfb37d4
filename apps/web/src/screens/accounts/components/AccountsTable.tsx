import { numberText } from '@countersign/primitives'
import { FiatAmount } from '@countersign/ui'
import { useCallback, useMemo, useState } from 'react'
import { useAccountOrder } from '../../../data/storage/accountOrder.ts'
import { useGradually } from '../../../parts/lists/useGradually.ts'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { totalOfGroups } from '../accountGroups.ts'
import type { AccountGroup } from '../AccountGroup.ts'
import { GroupRow } from './GroupRow.tsx'
import type { ReadAt } from './AccountCells.tsx'
import tables from '../../../parts/lists/Table.module.css'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

const HandControls = lazyOrNothing(() => import('./HandControls.tsx').then((module) => module.HandControls))

type Props = { readonly groups: readonly AccountGroup[]; readonly read: ReadAt }

/** The number of groups in one rendering step. */
const STEP = 30
const SORTED = { waiting: 'queued', value: 'value', activity: 'lastActivity', hand: null } as const
const COLUMNS = ['account', 'networks', 'signatures', 'needsYou', 'queued', 'value', 'lastActivity'] as const

/** Accounts grouped by address. */
export function AccountsTable({ groups, read }: Props) {
  const drawn = useGradually(groups.length, STEP)
  const { by } = useAccountOrder()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => groups.map(({ safe }) => safe), [groups])
  const toggle = useCallback(
    ({ safe }: AccountGroup) =>
      setOpen((all) => (all.has(safe) ? new Set([...all].filter((one) => one !== safe)) : new Set([...all, safe]))),
    [],
  )
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
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
        <tbody>
          {groups.slice(0, drawn).map((group) => (
            <GroupRow
              key={group.safe}
              group={group}
              read={read}
              isOpen={open.has(group.safe)}
              onToggle={toggle}
              controls={by === 'hand' && <HandControls group={group} shown={shown} />}
            />
          ))}
        </tbody>
        {groups.length > 1 && drawn >= groups.length && <Together groups={groups} />}
      </table>
    </div>
  )
}

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
