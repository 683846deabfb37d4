import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import { GroupedHex, InfoNote, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from '../model/planQuery.ts'
import { createMessages as messages } from '../createMessages.ts'

/** The address of the new account, known before the creation. */
export function PlannedAddress({
  chain,
  owners,
  threshold,
}: {
  chain: Chain
  owners: readonly Address[]
  threshold: number
}) {
  const plan = useQuery(planQuery(chain, owners, threshold))
  if (plan.isError)
    return (
      <VerdictNote
        verdict="caution"
        title={messages.notComputed}
        action={
          <button type="button" className="cs-link" onClick={() => void plan.refetch()}>
            {messages.tryAgain}
          </button>
        }
      >
        {errorText(plan.error)}
      </VerdictNote>
    )
  return (
    <InfoNote title={messages.addressOn({ chain: chain.chainName })}>
      {plan.data ? (
        <>
          <GroupedHex value={plan.data.address} />
          <br />
          {messages.computedHere({ chain: chain.chainName })} <ProvenanceMark source="chain" />
        </>
      ) : (
        messages.computing
      )}
    </InfoNote>
  )
}
