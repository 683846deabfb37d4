import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import { GroupedHex, InfoNote, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from '../model/planQuery.ts'

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
        title="The address could not be computed"
        action={
          <button type="button" className="cs-link" onClick={() => void plan.refetch()}>
            Try again
          </button>
        }
      >
        {errorText(plan.error)}
      </VerdictNote>
    )
  return (
    <InfoNote title={`Address on ${chain.chainName}`}>
      {plan.data ? (
        <>
          <GroupedHex value={plan.data.address} />
          <br />
          Computed in this page, confirmed by the factory, unused on {chain.chainName} <ProvenanceMark source="chain" />
        </>
      ) : (
        'Computing…'
      )}
    </InfoNote>
  )
}
