import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isOfKey, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import type { Planner, ReadAccount } from '../planning/usePlanner.ts'
import styles from './Planner.module.css'

/** Networks outside of the plan: where the address is an account, where it can become one, and those that were not asked. */
export function PlanNotes({ planner: { around, rows, keep } }: { planner: Planner }) {
  const creatable = useUndeployedAccounts()
  const outside = around.filter(({ account }) => !rows.some((row) => row.account === account))
  const others = outside.filter(({ state }) => Boolean(state))
  const undeployed = outside.filter(({ state, key }) => state === null && creatable.some((one) => isOfKey(one, key)))
  const silent = outside.filter(({ state, error }) => state === undefined && error !== null)
  if (others.length + undeployed.length + silent.length === 0) return null
  return (
    <div className={styles.notes}>
      {others.length > 0 && (
        <InfoNote
          title={messages.alsoOn({ networks: namesOf(others) })}
          action={<Button onClick={() => keep({ accounts: [...rows, ...others] })}>{messages.addThem}</Button>}
        />
      )}
      {undeployed.length > 0 && (
        <InfoNote
          title={messages.undeployedOn({ networks: namesOf(undeployed) })}
          action={
            <span className={styles.acts}>
              {undeployed.map(({ account, chain }) => (
                <Link key={account} to="/safes/$safe" params={{ safe: account }} className="cs-link">
                  {messages.deployOn({ chain: chain.chainName })}
                </Link>
              ))}
            </span>
          }
        />
      )}
      {silent.length > 0 && (
        <VerdictNote verdict="unchecked" title={messages.notAsked({ networks: namesOf(silent) })} />
      )}
    </div>
  )
}

const namesOf = (accounts: readonly ReadAccount[]): string[] => accounts.map(({ chain }) => chain.chainName)
