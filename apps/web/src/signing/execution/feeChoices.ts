import type { FeePlan } from '@countersign/safe/checks'
import { createStore } from '@countersign/primitives'
import { useStore } from '../../data/store/useStore.ts'

/** Gas limit and fees as the page shows them for one execution. */
export type FeeChoice = {
  readonly plan: FeePlan
  /** A person typed at least one value. */
  readonly isTyped: boolean
  /** Why the execution cannot be sent with what was typed; null if it can. */
  readonly problem: string | null
}

const store = createStore<ReadonlyMap<string, FeeChoice>>(new Map())

/** What is shown and typed in this tab, by the name of the execution. Not stored: fees of yesterday mean nothing today. */
export const feeChoices = {
  get: (name: string): FeeChoice | null => store.get().get(name) ?? null,
  set(name: string, choice: FeeChoice | null) {
    const next = new Map(store.get())
    if (choice === null) next.delete(name)
    else next.set(name, choice)
    store.set(next)
  },
}

const relayed = createStore<ReadonlySet<string>>(new Set())

/** Executions that the person wants the service to send and pay for, by name. */
export const relayChoices = {
  has: (name: string): boolean => relayed.get().has(name),
  set(name: string, isRelayed: boolean) {
    const next = new Set(relayed.get())
    if (isRelayed) next.add(name)
    else next.delete(name)
    relayed.set(next)
  },
}

export const useIsRelayed = (name: string): boolean => useStore(relayed).has(name)

const nodes = createStore<ReadonlyMap<string, string>>(new Map())

/** The node to which the page sends what the wallet only signs, by the name of the execution. */
export const nodeChoices = {
  get: (name: string): string | null => nodes.get().get(name) ?? null,
  set(name: string, url: string | null) {
    const next = new Map(nodes.get())
    if (url === null) next.delete(name)
    else next.set(name, url)
    nodes.set(next)
  },
}

export const useNodeChoice = (name: string): string | null => useStore(nodes).get(name) ?? null

export const useFeeChoice = (name: string | null): FeeChoice | null => {
  const all = useStore(store)
  return name === null ? null : (all.get(name) ?? null)
}

/** Why what was typed for a transaction cannot be sent; null if it can. */
export const useFeeProblem = (name: string | null): string | null => useFeeChoice(name)?.problem ?? null
