import { errorText } from '@countersign/primitives'
import type { TransactionDetails } from '@countersign/api'
import { HashBlock, ProvenanceMark, SectionHeading, VerdictBadge, VerdictNote } from '@countersign/ui'
import type { TransactionCheck } from '@countersign/describe/transaction'

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
      <SectionHeading title="Hashes" action={safeTxHash && <HashVerdict check={check} />} />
      {check && !check.isHashEqual && (
        <VerdictNote verdict="danger" title="The service’s safeTxHash is not the hash of these fields" announce>
          Computed here: {check.safeTxHash}. The service says: {safeTxHash}. Do not sign. Open the account with another
          service, or ask the proposer to propose it again.
        </VerdictNote>
      )}
      {error && (
        <VerdictNote verdict="unchecked" title="The hashes could not be computed here">
          {errorText(error)}
        </VerdictNote>
      )}
      <div className="cs-panel">
        {details.txHash && (
          <HashBlock
            look="paper"
            title="Transaction hash"
            hash={details.txHash}
            mark={<ProvenanceMark source="service" />}
          />
        )}
        {safeTxHash && (
          <HashBlock
            look="paper"
            title="safeTxHash"
            hash={check?.safeTxHash ?? safeTxHash}
            mark={<ProvenanceMark source={check ? 'chain' : 'service'} />}
          />
        )}
        {check && (
          <>
            <HashBlock
              look="paper"
              title="Domain hash"
              hash={check.domainHash}
              mark={<ProvenanceMark source="chain" />}
            />
            <HashBlock
              look="paper"
              title="Message hash"
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
    <VerdictBadge verdict="verified" label="Recomputed here, equal" quiet />
  ) : (
    <VerdictBadge verdict="danger" label="Recomputed here, differs" quiet />
  )
}
