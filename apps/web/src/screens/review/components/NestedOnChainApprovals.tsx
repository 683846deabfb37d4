import { Fragment } from 'react'
import { AddressLabel, HashBlock, SectionHeading, VerdictBadge } from '@countersign/ui'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { statementOfCall, type ViewContext } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { heightOf, type NestedTransaction } from '../model/NestedTransaction.ts'
import styles from './NestedOnChainApprovals.module.css'

/**
 * The inner levels: the transaction of another account that this one approves, which may approve a third. The device
 * shows only its own level, so the page compares these hashes.
 */
export function NestedOnChainApprovals({ nested }: { nested: readonly NestedTransaction[] }) {
  const context = useViewContext()
  return nested.map((entry) => (
    <Fragment key={`${entry.account}${entry.hash}`}>
      <Nested entry={entry} context={context} />
      <NestedOnChainApprovals nested={entry.nested} />
    </Fragment>
  ))
}

function Nested({ entry, context }: { entry: NestedTransaction; context: ViewContext }) {
  const { account, hash, reviewed, reason } = entry
  const level = heightOf(entry)
  const name = context.nameOf(account)
  const inside: ViewContext = { ...context, safe: account, accountName: name ?? 'The other account' }
  const statement =
    reviewed &&
    statementOfCall({ call: reviewed.transaction, tense: 'will', nonce: reviewed.transaction.nonce }, inside)
  return (
    <section aria-label="Inner transactions">
      <SectionHeading title={`Level ${level}, approved by what you sign`} action="not shown by the device" />
      <div className={`cs-panel ${styles.panel}`}>
        <div className={styles.head}>
          <AddressLabel address={account} name={name ?? undefined} shape="account" size={24} />
          {reviewed ? (
            <VerdictBadge verdict="verified" label="Recomputed here, equal" quiet />
          ) : (
            <VerdictBadge verdict="unchecked" quiet />
          )}
        </div>
        {statement && (
          <p className={styles.statement}>
            <StatementText parts={statement.parts} />
          </p>
        )}
        {reviewed && (
          <>
            <HashBlock look="paper" title={`Domain hash of ${name ?? `level ${level}`}`} hash={reviewed.domainHash} />
            <HashBlock look="paper" title={`Message hash of ${name ?? `level ${level}`}`} hash={reviewed.messageHash} />
          </>
        )}
        <HashBlock look="paper" title={`safeTxHash of ${name ?? `level ${level}`}`} hash={hash} />
        <p className={styles.note}>
          {reason === null
            ? 'It is the only parameter of approveHash(bytes32) in the bytes above, recomputed here from all fields of that transaction.'
            : `The page could not read what this hash approves: ${reason} Open that account and read the transaction with this hash first.`}
        </p>
      </div>
    </section>
  )
}
