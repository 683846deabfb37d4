import { type Address, isSameAddress } from '@countersign/primitives'
import { isLevel } from '@countersign/safe/plan'
import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isFuture, isKnown, type KnownRow } from '../model/PlanRow.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'
import type { Planner } from '../planning/usePlanner.ts'
import styles from './Planner.module.css'

/**
 * Guards that differ, accounts of the plan that are not deployed, and networks outside of the plan: where the address is an account, where it
 * can become one, and those that were not asked.
 */
export function PlanNotes({ planner: { around, rows, keep } }: { planner: Planner }) {
  const outside = around.filter(({ account }) => !rows.some((row) => row.account === account))
  const others = outside.filter(({ state }) => state && state.creation === undefined)
  const undeployed = outside.filter(({ state }) => state?.creation !== undefined)
  const silent = outside.filter(({ state, error }) => state === undefined && error !== null)
  const known = rows.filter(isKnown)
  const future = known.filter(isFuture)
  const hasGuards = differInGuards(known)
  if (others.length + undeployed.length + silent.length + future.length === 0 && !hasGuards) return null
  return (
    <div className={styles.notes}>
      {hasGuards && <GuardsNote rows={known} />}
      {future.length > 0 && (
        <FutureNote rows={future} isNowhere={future.length === rows.length && others.length === 0} />
      )}
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
              <Button onClick={() => keep({ accounts: [...rows, ...undeployed] })}>{messages.addThem}</Button>
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

/** Why a plan cannot change how an account begins, and what it can do. */
function FutureNote({ rows, isNowhere }: { readonly rows: readonly KnownRow[]; readonly isNowhere: boolean }) {
  const differs = rows.some(({ standing }) => !isLevel(standing.planned))
  return (
    <InfoNote
      title={messages.futureOn({ networks: namesOf(rows) })}
      {...(isNowhere && differs
        ? {
            action: (
              <Link to="/create" className="cs-link">
                {messages.createOther}
              </Link>
            ),
          }
        : {})}
    >
      <p>{messages.futureDetail}</p>
      {isNowhere && differs && <p>{messages.futureNowhere}</p>}
    </InfoNote>
  )
}

const namesOf = (accounts: readonly PlanAccount[]): string[] => accounts.map(({ chain }) => chain.chainName)

const isSame = (first: Address | null, second: Address | null): boolean =>
  first === second || (first !== null && second !== null && isSameAddress(first, second))

function differInGuards([first, ...others]: readonly KnownRow[]): boolean {
  if (first === undefined) return false
  const { guard, moduleGuard } = first.standing.state
  return others.some(
    ({ standing: { state } }) => !isSame(state.guard, guard) || !isSame(state.moduleGuard, moduleGuard),
  )
}

/** A plan does not change guards, so it says where they differ. */
function GuardsNote({ rows }: { rows: readonly KnownRow[] }) {
  const wordsOf = useAddressWords()
  const accounts = rows.map(({ chain, key, standing: { state } }) =>
    messages.guardOf({
      account: chain.chainName,
      guards: [
        ...(state.guard === null ? [] : [wordsOf(state.guard, key.chainId)]),
        ...(state.moduleGuard === null
          ? []
          : [messages.guardOfModules({ guard: wordsOf(state.moduleGuard, key.chainId) })]),
      ],
    }),
  )
  return (
    <VerdictNote verdict="caution" title={messages.guardsDiffer}>
      {messages.guardsDifferDetail({ accounts })}
    </VerdictNote>
  )
}
