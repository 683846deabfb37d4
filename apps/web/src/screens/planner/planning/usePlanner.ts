import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, errorText } from '@countersign/primitives'
import type { SeenSetup, SharedPlan } from '@countersign/safe/exchange'
import { driftFrom, isLevel, planSetup, type PlannedSetup, type SetupTarget } from '@countersign/safe/plan'
import { settingsSince } from '@countersign/safe/light'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { changePlanned, isOfKey, keepPlan, useKeptPlan } from '../../../data/plans/planStore.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { isOfKey as isUndeployedOf, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { accountsAround } from '../model/accountsAround.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'
import { planOf, seenOf } from '../model/planOf.ts'
import { isKnown, type PlanRow, stepsOf } from '../model/PlanRow.ts'
import { setupOf } from '../model/setupOf.ts'
import { targetOf } from '../model/targetOf.ts'
import { presenceQuery, proposalsQuery, targetReadsQuery } from '../read/planQueries.ts'

/** An account with its set-up; `state` is null where the address is no account and cannot become one from here, and undefined until it was read. */
export type ReadAccount = PlanAccount & { readonly state: ChainState | null | undefined; readonly error: Error | null }

export type Planner = {
  readonly address: Address
  /** The plan that this browser keeps, if it keeps one. */
  readonly kept: SharedPlan | null
  /** Null until an account was found. */
  readonly target: SetupTarget | null
  readonly rows: readonly PlanRow[]
  /** The address on every configured network, and the other accounts of the plan. */
  readonly around: readonly ReadAccount[]
  /** Every network was asked. */
  readonly isRead: boolean
  /** Keeps the plan with another target, or for other accounts. */
  keep(change?: { readonly target?: SetupTarget; readonly accounts?: readonly PlanAccount[] }): SharedPlan | null
}

/** @param from short name of the network whose set-up is the target, as long as no plan is kept */
export function usePlanner(address: Address, from: string | null): Planner {
  const chains = useChains()
  const kept = useKeptPlan(address)
  const around = usePresence(accountsAround(address, chains, kept))
  const found = around.filter(({ state }) => Boolean(state))
  const target = kept?.target ?? startOf(around, from)
  const members = kept === null ? found : around.filter(({ key }) => kept.accounts.some((one) => isOfKey(one, key)))
  const rows = useRows(members, target, kept)
  useSeen(address, kept, rows)
  return {
    address,
    kept,
    target,
    rows,
    around,
    isRead: around.every(({ state, error }) => state !== undefined || error !== null),
    keep({ target: next = target, accounts = members } = {}) {
      if (next === null) return null
      const states = accounts.map((account) => ({
        ...account,
        state: around.find(({ account: name }) => name === account.account)?.state ?? null,
      }))
      const plan = planOf({ address, target: next, kept }, states, Date.now())
      keepPlan(plan)
      return plan
    },
  }
}

function usePresence(accounts: readonly PlanAccount[]): ReadAccount[] {
  const creatable = useUndeployedAccounts()
  return useQueries({
    queries: accounts.map((account) =>
      presenceQuery(
        account,
        creatable.some((one) => isUndeployedOf(one, account.key)),
      ),
    ),
    combine: (answers) =>
      answers.flatMap(({ data, error }, index) => {
        const account = accounts[index]
        if (account === undefined) return []
        const state = data === undefined ? undefined : data.kind === 'account' ? data.state : null
        return [{ ...account, state, error: data === undefined ? error : null }]
      }),
  })
}

/**
 * The first network decides, once it is read, so that the target does not change while others answer. What an account will be counts only if
 * none is deployed.
 */
function startOf(around: readonly ReadAccount[], from: string | null): SetupTarget | null {
  const asked = around.find(({ chain, state }) => chain.shortName === from && Boolean(state))
  if (asked?.state) return targetOf(asked.state)
  for (const { state, error } of around) {
    if (state === undefined && error === null) return null
    if (state && state.creation === undefined) return targetOf(state)
  }
  const future = around.find(({ state }) => Boolean(state))?.state
  return future ? targetOf(future) : null
}

const NO_TARGET: SetupTarget = { owners: [], threshold: 1, modules: 'keep', fallbackHandler: 'keep', version: 'keep' }

function useRows(members: readonly ReadAccount[], target: SetupTarget | null, kept: SharedPlan | null): PlanRow[] {
  const client = useQueryClient()
  const present = members.flatMap(({ state, ...account }) => (state ? [{ ...account, state }] : []))
  const reads = useQueries({
    queries: present.map((account) => ({
      ...targetReadsQuery(account, target ?? NO_TARGET),
      enabled: target !== null,
    })),
  })
  const planned = present.map((account, index): PlannedSetup | null => {
    const { state, key } = account
    const read = reads[index]?.data
    return target === null || read === undefined ? null : planSetup(setupOf(key.safe, state), target, read)
  })
  const queues = useQueries({
    queries: present.map((account, index) => {
      const one = planned[index] ?? null
      const proposed = kept?.accounts.find((other) => isOfKey(other, account.key))?.proposed ?? []
      const steps = one === null ? [] : stepsOf(one)
      return {
        ...proposalsQuery(
          client,
          account,
          steps,
          proposed.map(({ safeTxHash }) => safeTxHash),
        ),
        enabled: steps.length > 0 || (one !== null && proposed.length > 0),
      }
    }),
  })
  return members.map(({ state, error, ...account }): PlanRow => {
    if (error !== null) return { ...account, standing: { kind: 'failed', reason: errorText(error) } }
    if (state === null) return { ...account, standing: { kind: 'absent' } }
    const index = present.findIndex((one) => one.account === account.account)
    const [one, failure] = [planned[index] ?? null, reads[index]?.error ?? null]
    if (failure !== null && one === null)
      return { ...account, standing: { kind: 'failed', reason: errorText(failure) } }
    if (state === undefined || one === null || target === null) return { ...account, standing: { kind: 'reading' } }
    const seen = kept?.accounts.find((other) => isOfKey(other, account.key))?.seen ?? null
    return {
      ...account,
      standing: {
        kind: 'known',
        state,
        planned: one,
        ...sinceSeen(seen, state, target),
        proposals: queues[index]?.data ?? null,
        queueError: queues[index]?.error ? errorText(queues[index].error) : null,
      },
    }
  })
}

const sinceSeen = (seen: SeenSetup | null, state: ChainState, target: SetupTarget) => ({
  drift: seen === null ? [] : driftFrom(seen, state, target),
  seenAt: seen?.block ?? null,
})

/** An account is remembered as it was first read, and when it has reached the target: a later change of it is a drift. */
function useSeen(address: Address, kept: SharedPlan | null, rows: readonly PlanRow[]): void {
  const seenNow = rows.filter(isKnown).filter(({ key, standing }) => {
    const seen = kept?.accounts.find((one) => isOfKey(one, key))?.seen ?? null
    return seen === null || (isLevel(standing.planned) && settingsSince(seen, standing.state).length > 0)
  })
  const note = useEffectEvent(() => {
    for (const { key, standing } of seenNow)
      changePlanned(address, key, (account) => ({ ...account, seen: seenOf(standing.state) }))
  })
  const names = kept === null ? '' : seenNow.map(({ account }) => account).join()
  useEffect(() => {
    if (names !== '') note()
  }, [names])
}
