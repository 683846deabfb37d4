import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import { GroupedHex, InfoNote, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { type Advanced, planQuery } from '../model/planQuery.ts'
import { createMessages as messages } from '../createMessages.ts'
import { ExpectedAddress } from './ExpectedAddress.tsx'

/** The address of the new account, known before the creation. */
export function PlannedAddress({
  chains,
  owners,
  threshold,
  advanced,
}: {
  chains: readonly Chain[]
  owners: readonly Address[]
  threshold: number
  advanced: Advanced
}) {
  const plan = useQuery(planQuery(chains, owners, threshold, advanced))
  const networks = chains.map(({ chainName }) => chainName)
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
    <InfoNote title={messages.addressOn({ networks })}>
      {plan.data ? (
        <>
          <GroupedHex value={plan.data.address} />
          <br />
          {messages.computedHere({ networks })} <ProvenanceMark source="chain" />
          <ExpectedAddress expected={advanced.expected} computed={plan.data.address} />
        </>
      ) : (
        messages.computing
      )}
    </InfoNote>
  )
}
