import type { ReactNode } from 'react'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import styles from './Related.module.css'
import { RelatedRow } from './RelatedRow.tsx'

export interface RelatedBranchProps {
  accounts: readonly RelatedAccount[]
  /** Of these rows; 1 stands below the row at the left edge. */
  depth: number
  /** What a row says of itself. */
  relationOf(account: RelatedAccount, depth: number): ReactNode
  actOf?: (account: RelatedAccount, depth: number) => ReactNode
}

/** Accounts that hang from one row, each with those that hang from it. */
export function RelatedBranch({ accounts, depth, relationOf, actOf }: RelatedBranchProps) {
  if (accounts.length === 0) return null
  return (
    <ul className={styles.branch} data-depth={Math.min(depth, 4)}>
      {accounts.map((account) => (
        <li key={account.address}>
          <RelatedRow
            address={account.address}
            members={account.members}
            depth={depth}
            relation={relationOf(account, depth)}
            end={account.end}
            act={actOf?.(account, depth)}
          />
          <RelatedBranch accounts={account.next} depth={depth + 1} {...{ relationOf }} {...(actOf ? { actOf } : {})} />
        </li>
      ))}
    </ul>
  )
}
