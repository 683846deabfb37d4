import {
  advisedThresholds,
  checkOwnerGraph,
  countKeys,
  sharedKeys,
  type Check,
  type KeyCount,
  type OwnerGraph,
  type Ownership,
  type SharedKey,
} from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useOwnerGraph } from './useOwnerGraph.ts'

export type JudgedOwnership = Ownership & {
  readonly keys: KeyCount
  readonly checks: readonly Check[]
  /** Null where every threshold has a drawback. */
  readonly advised: { readonly least: number; readonly most: number } | null
  readonly shared: readonly SharedKey[]
  /** Keys that may still be lost, at least, when one owner cannot sign; null where the account then cannot act. */
  readonly mayLoseWithout: (owner: Address) => number | null
}

export type OwnerJudgement = {
  /** Owners and threshold as the chain has them now; null while they are read. */
  readonly before: JudgedOwnership | null
  /** As they would be. */
  readonly after: JudgedOwnership | null
  /** What each owner is, by lower-case address; missing while it is read. */
  readonly graph: OwnerGraph
  /** An owner is still read: what is judged so far takes it for unknown. */
  readonly isReading: boolean
  /** Why the account could not be read. */
  readonly error: Error | null
}

/**
 * What a set of owners and a threshold mean for the open account, beside those it has.
 * @param target the owners and the threshold it would have
 * @param locked what nobody could move any more, with units
 */
export function useOwnerJudgement(target: Ownership, locked?: string): OwnerJudgement {
  const { chain, safe } = useAccount()
  const state = useQuery(chainStateQuery(chain, safe))
  const current = state.data
  const everybody = [...(current?.owners ?? []), ...target.owners]
  const { graph, isReading } = useOwnerGraph(everybody, current?.version ?? null)
  const before = useMemo(() => (current ? judge(safe, current, graph, locked) : null), [safe, current, graph, locked])
  const names = target.owners.join()
  const after = useMemo(
    () => (target.owners.length === 0 ? null : judge(safe, target, graph, locked, current?.threshold)),
    // The list is made anew at each key stroke; its addresses decide.
    // oxlint-disable-next-line react/exhaustive-deps
    [safe, names, target.threshold, graph, locked, current?.threshold],
  )
  return { before, after, graph, isReading: isReading || state.isPending, error: state.error }
}

const CANNOT_SIGN = { kind: 'contract', signer: 'never', reason: 'its key does not work' } as const

/** The judgement of one set of owners. @param today the threshold that the account has now */
export function judge(
  safe: Address,
  { owners, threshold }: Ownership,
  owned: OwnerGraph,
  locked?: string,
  today?: number,
): JudgedOwnership {
  const graph: OwnerGraph = new Map([...owned, [safe.toLowerCase(), { kind: 'account', owners, threshold }]])
  return {
    owners,
    threshold,
    keys: countKeys(safe, graph),
    checks: checkOwnerGraph(safe, graph, {
      ...(locked === undefined ? {} : { locked }),
      ...(today === undefined ? {} : { today }),
    }),
    advised: advisedThresholds(safe, graph),
    shared: sharedKeys(safe, graph),
    mayLoseWithout: (owner) =>
      countKeys(safe, new Map([...graph, [owner.toLowerCase(), CANNOT_SIGN]])).mayLose?.least ?? null,
  }
}
