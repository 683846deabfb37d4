import { errorText } from '@countersign/primitives'
import type { TransactionDetails } from '@countersign/api'
import { HashBlock, ProvenanceMark, SectionHeading, VerdictBadge, VerdictNote } from '@countersign/ui'
import type { TransactionCheck } from '@countersign/describe/transaction'

import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import { outcomeMessages } from '../outcomeMessages.ts'

export interface HashesSectionProps {
  details: TransactionDetails
  safeTxHash: string | null
  /** Undefined until the check ran. */
  check: TransactionCheck | null | undefined
  error: Error | null
}

/**
 * The hashes computed here, compared with those of the service. Until they are computed, shows the service's, marked as
 * such.
 */
export function HashesSection({ details, safeTxHash, check, error }: HashesSectionProps) {
  if (safeTxHash === null && details.txHash === null) return null
  return (
    <section>
      <SectionHeading title={pageMessages.hashes} action={safeTxHash && <HashVerdict check={check} />} />
      {check && !check.isHashEqual && (
        <VerdictNote verdict="danger" title={outcomeMessages.hashDiffers} announce>
          {outcomeMessages.hashDiffersText({ computed: check.safeTxHash, reported: safeTxHash ?? '' })}
        </VerdictNote>
      )}
      {error && (
        <VerdictNote verdict="unchecked" title={outcomeMessages.hashNotComputed}>
          {errorText(error)}
        </VerdictNote>
      )}
      <div className="cs-panel">
        {details.txHash && (
          <HashBlock
            look="paper"
            title={outcomeMessages.transactionHash}
            hash={details.txHash}
            mark={<ProvenanceMark source="service" />}
          />
        )}
        {safeTxHash && (
          <HashBlock
            look="paper"
            title="safeTxHash" // no message: the name that devices and tools show
            hash={check?.safeTxHash ?? safeTxHash}
            mark={<ProvenanceMark source={check ? 'chain' : 'service'} />}
          />
        )}
        {check && (
          <>
            <HashBlock
              look="paper"
              title={outcomeMessages.domainHash}
              hash={check.domainHash}
              mark={<ProvenanceMark source="chain" />}
            />
            <HashBlock
              look="paper"
              title={outcomeMessages.messageHash}
              hash={check.messageHash}
              mark={<ProvenanceMark source="chain" />}
            />
          </>
        )}
      </div>
    </section>
  )
}

function HashVerdict({ check }: Pick<HashesSectionProps, 'check'>) {
  if (!check) return <VerdictBadge verdict="unchecked" quiet />
  return check.isHashEqual ? (
    <VerdictBadge verdict="verified" label={outcomeMessages.hashEqual} quiet />
  ) : (
    <VerdictBadge verdict="danger" label={outcomeMessages.hashUnequal} quiet />
  )
}
