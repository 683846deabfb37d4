import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import { CopyButton, GroupedHex, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { type Advanced, planQuery } from '../model/planQuery.ts'
import { createMessages as messages } from '../createMessages.ts'
import styles from './Create.module.css'
import { ExpectedAddress } from './ExpectedAddress.tsx'

/** The address of the new account, known before the creation. */
export function PlannedAddress({
  chains,
  owners,
  threshold,
  advanced,
}: {
  readonly chains: readonly Chain[]
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly advanced: Advanced
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
    <div className={styles.address}>
      <h2>{messages.addressOn({ networks })}</h2>
      {plan.data ? (
        <>
          <div>
            <GroupedHex value={plan.data.address} /> <CopyButton value={plan.data.address} label={messages.address} />
          </div>
          <p>
            {messages.computedHere({ networks })} <ProvenanceMark source="chain" />
          </p>
          <ExpectedAddress expected={advanced.expected} computed={plan.data.address} />
        </>
      ) : (
        <p>{messages.computing}</p>
      )}
    </div>
  )
}
