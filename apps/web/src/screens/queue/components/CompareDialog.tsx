import { Modal } from '@mantine/core'
import type { Transaction } from '@countersign/api'
import { SkeletonRows } from '@countersign/ui'
import { useQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { RowTitle } from '../../../parts/transaction/RowTitle.tsx'
import { useVerifiedRow } from '../../../parts/transaction/useVerifiedRow.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { compareTransactions } from '../model/compareTransactions.ts'
import { ComparedActs, ComparedPeople } from './ComparedActs.tsx'
import { compareMessages as messages } from './compareMessages.ts'
import styles from './CompareDialog.module.css'

type Props = {
  readonly nonce: number
  readonly transactions: readonly Transaction[]
  readonly onClose: () => void
}

/** Transactions with one nonce side by side, showing only the fields that differ. */
export function CompareDialog({ nonce, transactions, onClose }: Props) {
  const { key } = useAccount()
  const context = useViewContext()
  const queries = useQueries({ queries: transactions.map(({ id }) => transactionQuery(key, id)) })
  const failed = queries.find(({ error }) => error !== null)
  const details = queries.flatMap(({ data }) => data ?? [])
  const fields = details.length === transactions.length ? compareTransactions(details, context.native) : null
  const same = fields?.filter(({ isSame }) => isSame).map(({ label }) => label) ?? []
  return (
    <Modal opened onClose={onClose} title={messages.title({ nonce })} size={960}>
      {fields ? (
        <>
          <div className={clsx('cs-panel', styles.scroll)}>
            <table className={styles.table}>
              <caption className="cs-visually-hidden">{messages.caption({ nonce })}</caption>
              <thead>
                <tr>
                  <td />
                  {transactions.map((transaction) => (
                    <th key={transaction.id} scope="col">
                      <ComparedTitle transaction={transaction} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <ComparedPeople details={details} />
                {fields
                  .filter(({ isSame }) => !isSame)
                  .map(({ label, values }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      {values.map((value, index) => (
                        <td key={transactions[index]?.id}>
                          <Value label={label} value={value} />
                        </td>
                      ))}
                    </tr>
                  ))}
                <ComparedActs transactions={transactions} />
              </tbody>
            </table>
          </div>
          <p className={styles.note}>
            {same.length > 0 && `${messages.equal({ fields: same })} `}
            {messages.proposed}
          </p>
        </>
      ) : failed ? (
        <QueryError
          title={messages.failed}
          error={failed.error}
          onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        />
      ) : (
        <SkeletonRows rows={4} shape="table" label={messages.reading} />
      )}
    </Modal>
  )
}

function ComparedTitle({ transaction }: { transaction: Transaction }) {
  return <RowTitle id={transaction.id} row={useVerifiedRow(transaction, true)} />
}

/** Long calldata scrolls inside its cell and can be scrolled by keyboard. */
function Value({ label, value }: { label: string; value: string | null }) {
  if (value === null) return messages.notSent
  const isHex = value.startsWith('0x')
  const isLong = value.length > 300
  return (
    <div
      className={clsx(styles.value, isHex && styles.hex)}
      {...(isLong ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {value}
    </div>
  )
}
