import { statementOfCall, type ViewContext } from '@countersign/describe/transaction'
import { AddressLabel, SectionHeading, VerdictBadge } from '@countersign/ui'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { approvedMessages } from '../approvedMessages.ts'
import { heightOf, withInner, type NestedTransaction } from '@countersign/chain-client/review'
import styles from './NestedHashes.module.css'

/**
 * The transactions of other accounts that this one approves by their hashes, outermost first. Each sentence is derived
 * from fields that the page hashed again, because the bytes of the approval contain only the hash.
 */
export function ApprovedTransactions() {
  const { review } = useReviewContext()
  const context = useViewContext()
  return withInner(review?.nested ?? []).map((entry) => (
    <Approved key={`${entry.account}${entry.hash}`} entry={entry} context={context} />
  ))
}

function Approved({ entry, context }: { entry: NestedTransaction; context: ViewContext }) {
  const { account, reviewed, reason } = entry
  const name = context.nameOf(account)
  const inside: ViewContext = { ...context, safe: account, accountName: name ?? approvedMessages.otherAccount }
  return (
    <section aria-label={approvedMessages.label} className={layout.section}>
      <SectionHeading
        title={approvedMessages.title({ level: heightOf(entry) })}
        action={reviewed ? approvedMessages.recomputedNote : undefined}
      />
      <div className={`cs-panel ${styles.panel}`}>
        <div className={styles.head}>
          <AddressLabel address={account} name={name ?? undefined} shape="account" size={24} />
          {reviewed ? (
            <VerdictBadge verdict="verified" label={approvedMessages.recomputed} quiet />
          ) : (
            <VerdictBadge verdict="unchecked" quiet />
          )}
        </div>
        {reviewed && (
          <p className={styles.statement}>
            <StatementText
              parts={
                statementOfCall(
                  { call: reviewed.transaction, tense: 'will', nonce: reviewed.transaction.nonce },
                  inside,
                ).parts
              }
            />
          </p>
        )}
        {reason !== null && <p className={styles.note}>{approvedMessages.notRead({ reason })}</p>}
      </div>
    </section>
  )
}
