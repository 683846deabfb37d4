import { hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { groupBy } from '../lists/groupBy.ts'
import type { SafeLog, SafeLogOf } from './SafeLog.ts'

type Outcome = SafeLogOf<'executionSuccess'> | SafeLogOf<'executionFailure'>
type Called = SafeLogOf<'safeMultiSigTransaction'>

type Around = {
  readonly chainId: string
  /** The account's version at that time; null for an unknown singleton. */
  readonly version: string | null
  /** Whether the hash was already matched with an earlier event of the transaction. A matched hash stays matched. */
  readonly isRecorded: (safeTxHash: Hex) => boolean
}

/** Finds the outcome and hash of an execution that an L2 singleton logged before it ran. */
export type OutcomeFinder = (
  event: Called,
  around: Around,
) => {
  readonly outcome: Outcome | undefined
  readonly safeTxHash: Hex
  /** The hash follows from the parameters, so it does not belong to another account's transaction. */
  readonly isProven: boolean
}

/**
 * Prepares the events of one Ethereum transaction, so that a contract that emits ten thousand of them costs one pass.
 *
 * @param logs every account event of the Ethereum transaction, in order
 * @example
 * const findOutcome = createOutcomeFinder(logs)
 * const around = { chainId: '1', version: '1.4.1', isRecorded: () => false }
 * logs.flatMap((log) => (log.name === 'safeMultiSigTransaction' ? [findOutcome(log, around).safeTxHash] : []))
 */
export function createOutcomeFinder(logs: readonly SafeLog[]): OutcomeFinder {
  const accounts = new Map<Address, ReturnType<typeof indexOutcomes>>()
  const outcomesOf = (safe: Address) => {
    const known = accounts.get(safe)
    if (known) return known
    const indexed = indexOutcomes(grouped().get(safe) ?? [])
    accounts.set(safe, indexed)
    return indexed
  }
  let groups: Map<Address, Outcome[]> | null = null
  const grouped = () => (groups ??= groupBy(logs.filter(isOutcome), ({ safe }) => safe))
  return (event, { chainId, version, isRecorded }) => {
    const { safe, logIndex } = event
    const hashAs = (release: string) =>
      hashSafeTransaction({ chainId: BigInt(chainId), safe, version: release, transaction: event })
    const computed = hashAs(version ?? '1.3.0')
    const outcomes = outcomesOf(safe)
    // The execution can contain another execution of the same account. Match by hash, and by order only for unknown
    // versions.
    const outcome = outcomes.withHash(computed, logIndex) ?? outcomes.firstUnrecorded(logIndex, isRecorded)
    return {
      outcome,
      safeTxHash: outcome?.hash ?? computed,
      isProven: outcome === undefined || outcome.hash === computed || outcome.hash === hashAs('1.2.0'),
    }
  }
}

/** The outcomes of one account, in order. */
function indexOutcomes(outcomes: readonly Outcome[]) {
  const byHash = groupBy(outcomes, ({ hash }) => hash)
  const places = new Map(outcomes.map((outcome, place) => [outcome, place]))
  /** For each place the next one that may be unrecorded. */
  const next = outcomes.map((_, place) => place)
  const settle = (from: number): number => {
    let end = from
    while (end < next.length && next[end] !== end) end = next[end] ?? next.length
    for (let at = from; at < end;) {
      const after = next[at] ?? end
      next[at] = end
      at = after
    }
    return end
  }
  return {
    withHash: (hash: Hex, after: number) => firstAfter(byHash.get(hash) ?? [], after),
    firstUnrecorded(after: number, isRecorded: (hash: Hex) => boolean): Outcome | undefined {
      const first = firstAfter(outcomes, after)
      let place = settle(first ? (places.get(first) ?? outcomes.length) : outcomes.length)
      for (let outcome = outcomes[place]; outcome && isRecorded(outcome.hash); outcome = outcomes[place]) {
        next[place] = place + 1
        place = settle(place)
      }
      return outcomes[place]
    },
  }
}

/** The first of the events, which are in order, behind a position in the block. */
function firstAfter(events: readonly Outcome[], after: number): Outcome | undefined {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.logIndex ?? 0) > after) high = middle
    else low = middle + 1
  }
  return events[low]
}

const isOutcome = (log: SafeLog): log is Outcome => log.name === 'executionSuccess' || log.name === 'executionFailure'
