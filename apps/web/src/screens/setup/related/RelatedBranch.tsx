import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import styles from './Related.module.css'
import { indentOf } from './indentOf.ts'
import { RelatedRow } from './RelatedRow.tsx'

export interface RelatedBranchProps {
  accounts: readonly RelatedAccount[]
  /** The depth of these rows; 1 is next to the row at the left edge. */
  depth: number
  /** `up`: owners are shown above the account that they own. */
  direction: 'up' | 'down'
  /** The text about the relation of a row to the open account. */
  relationOf(account: RelatedAccount, depth: number): ReactNode
  actOf(account: RelatedAccount, beside: RelatedAccount | null): ReactNode
  /** The account to which these rows are attached; null for the open one. */
  beside?: RelatedAccount | null
}

/** The rows attached to one account, each with its own attached rows. */
export function RelatedBranch({ accounts, beside = null, ...shared }: RelatedBranchProps) {
  const { depth, direction, relationOf, actOf } = shared
  if (accounts.length === 0) return null
  return (
    <ul className={clsx(styles.branch, styles[direction])} style={indentOf(depth)}>
      {accounts.map((account) => {
        const row = (
          <RelatedRow
            address={account.address}
            members={account.members}
            depth={depth}
            relation={relationOf(account, depth)}
            end={account.end}
            act={actOf(account, beside)}
          />
        )
        const next = <RelatedBranch {...shared} accounts={account.next} beside={account} depth={depth + 1} />
        return (
          <li key={account.address}>
            {direction === 'up' ? next : row}
            {direction === 'up' ? row : next}
          </li>
        )
      })}
    </ul>
  )
}
