import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { plannerMessages as messages } from '../plannerMessages.ts'
import type { Planner } from '../planning/usePlanner.ts'
import styles from './Planner.module.css'

/** Networks that were not asked, and those where the address is an account outside of the plan. */
export function PlanNotes({ planner: { around, rows, keep } }: { planner: Planner }) {
  const outside = around.filter(({ account }) => !rows.some((row) => row.account === account))
  const others = outside.filter(({ state }) => Boolean(state))
  const silent = outside.filter(({ state, error }) => state === undefined && error !== null)
  const namesOf = (accounts: typeof outside) => accounts.map(({ chain }) => chain.chainName)
  if (others.length + silent.length === 0) return null
  return (
    <div className={styles.notes}>
      {others.length > 0 && (
        <InfoNote
          title={messages.alsoOn({ networks: namesOf(others) })}
          action={<Button onClick={() => keep({ accounts: [...rows, ...others] })}>{messages.addThem}</Button>}
        />
      )}
      {silent.length > 0 && (
        <VerdictNote verdict="unchecked" title={messages.notAsked({ networks: namesOf(silent) })} />
      )}
    </div>
  )
}
