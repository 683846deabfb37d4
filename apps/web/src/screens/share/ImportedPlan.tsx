import type { SharedPlan } from '@countersign/safe/exchange'
import { GroupedHex, InfoNote, KeyValueTable, Statement, StatementMeta } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { incomingPlan } from '../../data/plans/incomingPlan.ts'
import { useChains } from '../../data/query/useChains.ts'
import { NamedAddress } from '../../parts/names/NamedAddress.tsx'
import undeployed from '../../parts/undeployed/Undeployed.module.css'
import { importMessages } from './importMessages.ts'
import styles from './Share.module.css'
import { sharedPlanMessages as messages } from './sharedPlanMessages.ts'

/** A shared plan: its goal. The page of the planner reads the accounts and compares it with the plan of this browser. */
export function ImportedPlan({ plan }: { plan: SharedPlan }) {
  const chains = useChains()
  const navigate = useNavigate()
  const { owners, threshold } = plan.target
  const nameOf = ({ chainId, chain: { name } }: SharedPlan['accounts'][number]) =>
    chains.find((one) => one.chainId === String(chainId))?.chainName ??
    messages.unknownNetwork({ name: name || String(chainId) })
  const open = () => {
    incomingPlan.set(plan)
    void navigate({ to: '/plan/$address', params: { address: plan.address } })
  }
  return (
    <section className={styles.head} aria-label={importMessages.whatItSays}>
      <StatementMeta>
        <b>{messages.sharedPlan}</b>
      </StatementMeta>
      <Statement as="h2">{messages.statement(plan.accounts.length)}</Statement>
      <KeyValueTable
        framed
        rows={[
          { label: messages.address, value: <GroupedHex value={plan.address} /> },
          {
            label: messages.owners,
            value: (
              <div className={undeployed.owners}>
                {owners.map((owner) => (
                  <NamedAddress
                    key={owner}
                    info={{ value: owner, name: null, logoUri: null }}
                    chainId={String(plan.accounts[0]?.chainId ?? '')}
                    form="full"
                  />
                ))}
              </div>
            ),
          },
          { label: messages.needed, value: messages.ofOwners({ threshold, owners: owners.length }) },
          {
            label: messages.accounts,
            value: (
              <div className={undeployed.owners}>
                {plan.accounts.map((account) => (
                  <span key={`${account.chainId}:${account.safe}`}>
                    {nameOf(account)} <GroupedHex value={account.safe} />
                  </span>
                ))}
              </div>
            ),
          },
        ]}
      />
      <InfoNote title={messages.nextTitle}>
        <p>{messages.next}</p>
      </InfoNote>
      <div className={styles.acts}>
        <Button variant="filled" onClick={open}>
          {messages.open}
        </Button>
      </div>
    </section>
  )
}
