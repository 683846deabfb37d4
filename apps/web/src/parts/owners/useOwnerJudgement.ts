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
import { ownerChangeMessages } from './ownerChangeMessages.ts'

export type JudgedOwnership = Ownership & {
  readonly keys: KeyCount
  readonly checks: readonly Check[]
  /** Null when every threshold has a drawback. */
  readonly advised: { readonly least: number; readonly most: number } | null
  readonly shared: readonly SharedKey[]
  /** The least number of keys that may still be lost when one owner cannot sign; null when the account then cannot act. */
  readonly mayLoseWithout: (owner: Address) => number | null
}

export type OwnerJudgement = {
  /** Owners and threshold on chain; null while loading. */
  readonly before: JudgedOwnership | null
  /** Owners and threshold after the change. */
  readonly after: JudgedOwnership | null
  /** The kind of each owner, by lower-case address; missing while loading. */
  readonly graph: OwnerGraph
  /** An owner is still loading, and counts as unknown until then. */
  readonly isReading: boolean
  /** Why the account could not be read. */
  readonly error: Error | null
}

/**
 * What a set of owners and a threshold mean for the open account, compared with the current ones.
 * @param target the owners and the threshold after the change
 * @param locked the amounts that would be locked, with units
 */
export function useOwnerJudgement(target: Ownership, locked?: string): OwnerJudgement {
  const { chain, safe } = useAccount()
  const state = useQuery(chainStateQuery(chain, safe))
  const current = state.data
  const allOwners = [...(current?.owners ?? []), ...target.owners]
  const { graph, isReading } = useOwnerGraph(allOwners, current?.version ?? null)
  const before = useMemo(() => (current ? judge(safe, current, graph, locked) : null), [safe, current, graph, locked])
  const names = target.owners.join()
  const after = useMemo(
    () => (target.owners.length === 0 ? null : judge(safe, target, graph, locked, current?.threshold)),
    // The list is a new array at each key stroke; only its addresses matter.
    // oxlint-disable-next-line react/exhaustive-deps
    [safe, names, target.threshold, graph, locked, current?.threshold],
  )
  return { before, after, graph, isReading: isReading || state.isPending, error: state.error }
}

const CANNOT_SIGN = { kind: 'contract', signer: 'never', reason: ownerChangeMessages.keyDoesNotWork } as const

/** The judgement of one set of owners. @param today the account's current threshold */
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
