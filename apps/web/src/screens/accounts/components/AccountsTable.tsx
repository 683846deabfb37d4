import { numberText } from '@countersign/primitives'
import type { SafeOverview } from '@countersign/api'
import { AddressLabel, Chip, FiatAmount, ProvenanceMark, ThresholdRing, TimeText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import { useGradually } from '../../../parts/lists/useGradually.ts'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { useCurrency } from '../../../data/storage/currency.ts'
import { totalOfRows, type AccountRow } from '../accountRows.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import { AccountActions } from './AccountActions.tsx'
import tables from '../../../parts/lists/Table.module.css'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

export interface AccountsTableProps {
  rows: readonly AccountRow[]
  overviews: Pick<UseQueryResult<SafeOverview[]>, 'dataUpdatedAt' | 'isError'>
}

/** The number of rows in one rendering step. */
const STEP = 30

export function AccountsTable({ rows, overviews }: AccountsTableProps) {
  const drawn = useGradually(rows.length, STEP)
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{messages.account}</th>
            <th scope="col">{messages.network}</th>
            <th scope="col">{messages.signatures}</th>
            <th scope="col">{messages.needsYou}</th>
            <th scope="col">{messages.queued}</th>
            <th scope="col" aria-sort="descending">
              {messages.valueDescending}
            </th>
            <th scope="col">{messages.lastActivity}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => (
            <Row key={row.account.account} row={row} overviews={overviews} />
          ))}
        </tbody>
        {rows.length > 1 && drawn >= rows.length && <Together rows={rows} />}
      </table>
    </div>
  )
}

/** The sums of the shown accounts. */
function Together({ rows }: Pick<AccountsTableProps, 'rows'>) {
  const [currency] = useCurrency()
  const total = totalOfRows(rows)
  if (total === null) return null
  const sum = (of: (row: AccountRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {messages.together}
        </th>
        <td>{numberText(sum(({ needsYou }) => needsYou))}</td>
        <td>{numberText(sum(({ overview }) => overview?.queued ?? 0))}</td>
        <td>
          <FiatAmount value={total} currency={currency} />
        </td>
        <td />
        <td />
      </tr>
    </tfoot>
  )
}

function Row({ row, overviews }: { row: AccountRow; overviews: AccountsTableProps['overviews'] }) {
  const { account, name, overview, needsYou } = row
  const [currency] = useCurrency()
  const isRead = overview !== null && overview.error === undefined
  return (
    <tr>
      <th scope="row">
        <div className={styles.identity}>
          <Link to="/safes/$safe" params={{ safe: account.account }} className={styles.account}>
            <AddressLabel address={account.safe} name={name ?? undefined} shape="account" />
          </Link>
          <Ownership account={account} />
        </div>
      </th>
      <td>{account.chain.chainName}</td>
      <td>
        {isRead ? (
          <span className={styles.signatures}>
            <ThresholdRing threshold={overview.threshold} owners={overview.owners.length} label="" />
            <span>{messages.setup({ threshold: overview.threshold, owners: overview.owners.length })}</span>
          </span>
        ) : (
          <span className={styles.quiet}>{overview === null ? '…' : messages.notLoaded}</span>
        )}
      </td>
      <td>
        {needsYou > 0 ? (
          <>
            <span className={styles.needWords}>{messages.needsYou}</span> <b className={styles.need}>{needsYou}</b>
          </>
        ) : (
          <span className={styles.quiet}>0</span>
        )}
      </td>
      <td>{isRead ? overview.queued : <span className={styles.quiet}>…</span>}</td>
      <td>
        {isRead ? (
          <>
            {overview.unpriced ? (
              <span className={styles.quiet}>{messages.noPrices}</span>
            ) : (
              <FiatAmount value={overview.fiatTotal} currency={currency} />
            )}
            <AsOf at={overviews.dataUpdatedAt} failed={overviews.isError} />
          </>
        ) : (
          <span className={styles.quiet}>{overview === null ? '…' : messages.unknownValue}</span>
        )}
      </td>
      <td className={styles.quiet}>
        {overview?.lastActivity ? (
          <TimeText at={overview.lastActivity} form="relative" focusable={false} />
        ) : (
          messages.unknownTime
        )}
      </td>
      <td>
        <AccountActions account={account} name={name} />
      </td>
    </tr>
  )
}

/** The source of the statement that the wallet owns the account. */
function Ownership({ account }: { account: KnownAccount }) {
  switch (account.ownership) {
    case 'chain':
      return (
        <span className={styles.ownership}>
          {messages.owned} <ProvenanceMark source="chain" />
        </span>
      )
    case 'service':
      return (
        <span className={styles.ownership}>
          {messages.owned} <ProvenanceMark source="service" />
        </span>
      )
    case 'contradicted':
      return <Chip look="tag">{messages.contradicted}</Chip>
    case null:
      return <span className={styles.ownership}>{messages.watched}</span>
  }
}
