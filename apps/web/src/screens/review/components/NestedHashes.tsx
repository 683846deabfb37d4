import { HashBlock, SectionHeading } from '@countersign/ui'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { approvedMessages } from '../approvedMessages.ts'
import { heightOf, withInner, type NestedTransaction } from '@countersign/chain-client/review'
import styles from './NestedHashes.module.css'

/** The hashes of the transactions that this one approves. A device shows only the hashes of its own level. */
export function NestedHashes({ nested }: { nested: readonly NestedTransaction[] }) {
  const { nameOf } = useViewContext()
  return withInner(nested).map((entry) => {
    const { account, hash, reviewed } = entry
    const level = heightOf(entry)
    const of = nameOf(account) ?? approvedMessages.levelName({ level })
    return (
      <section key={`${account}${hash}`}>
        <SectionHeading title={approvedMessages.title({ level })} action={approvedMessages.notOnDevice} />
        <div className={`cs-panel ${styles.panel}`}>
          {reviewed && (
            <>
              <HashBlock look="paper" title={approvedMessages.domainHash({ of })} hash={reviewed.domainHash} />
              <HashBlock look="paper" title={approvedMessages.messageHash({ of })} hash={reviewed.messageHash} />
            </>
          )}
          <HashBlock look="paper" title={approvedMessages.safeTxHash({ of })} hash={hash} />
          {reviewed && <p className={styles.note}>{approvedMessages.onlyParameter}</p>}
        </div>
      </section>
    )
  })
}
