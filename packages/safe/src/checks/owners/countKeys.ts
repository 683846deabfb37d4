import type { Address } from '@countersign/primitives'
import { keyClasses, type KeyClass } from './keyClasses.ts'
import { nodeAt, ownersOf, reachableFrom, type OwnerGraph } from './OwnerNode.ts'

/**
 * A range that is exact if both ends are equal. `most` is null if there is no upper bound.
 *
 * @example
 * const range: KeyRange = { least: 2, most: 2 }
 */
export type KeyRange = { readonly least: number; readonly most: number | null }

/**
 * The number of keys that an account depends on. A key counts once, even if it is behind several owners.
 *
 * @example
 * const count: KeyCount = { mayLose: { least: 1, most: 1 }, thiefNeeds: { least: 2, most: 2 } }
 */
export type KeyCount = {
  /** The number of any keys that may be lost before the account cannot act; null if it cannot act with all keys. */
  readonly mayLose: KeyRange | null
  /** The smallest number of keys that can act; null if all keys cannot. 0 if any address can act. */
  readonly thiefNeeds: KeyRange | null
}

/** The maximum number of key sets tried for one result. Only graphs with many shared keys need more. */
const MOST_TRIALS = 20_000

/**
 * How many keys may be lost before an account cannot act, and how many a thief needs. Both are the size of a smallest
 * set, found by trying sets in order of size; keys that own the same accounts are equivalent. If that needs too many
 * trials, or if an owner could not be read, the result is a range: an unread owner is assumed unable once and able
 * once.
 *
 * @param account the account after the change
 * @param graph its owners and theirs
 * @param mostTrials the maximum number of sets tried for one result
 * @example
 * countKeys(safe, graph) // 2 of 3 keys: { mayLose: { least: 1, most: 1 }, thiefNeeds: { least: 2, most: 2 } }
 */
export function countKeys(account: Address, graph: OwnerGraph, mostTrials = MOST_TRIALS): KeyCount {
  const root = account.toLowerCase()
  const classes = keyClasses(graph, root)
  const all = classes.map(({ keys }) => keys.length)
  const tryWith = (isUnknownAble: boolean) => actsWith(graph, root, classes, isUnknownAble)
  const [pessimist, optimist] = [tryWith(false), tryWith(true)]
  const lostUntilStuck = (acts: Acts) =>
    smallestSet(all, mostTrials, (lost) => !acts(all.map((size, at) => size - (lost[at] ?? 0))))
  const stolenUntilLost = (acts: Acts) => smallestSet(all, mostTrials, acts)
  if (!optimist(all)) return { mayLose: null, thiefNeeds: null }
  return {
    mayLose: {
      // If no key is needed, all may be lost.
      least: pessimist(all) ? (lostUntilStuck(pessimist)?.least ?? sum(all) + 1) - 1 : 0,
      most: lessOne(lostUntilStuck(optimist)?.most ?? null),
    },
    thiefNeeds: {
      least: stolenUntilLost(optimist)?.least ?? 0,
      most: stolenUntilLost(pessimist)?.most ?? null,
    },
  }
}

/** Whether the account can act with the given number of keys of each class. */
type Acts = (counts: readonly number[]) => boolean

const lessOne = (count: number | null): number | null => (count === null ? null : count - 1)

function actsWith(graph: OwnerGraph, root: string, classes: readonly KeyClass[], isUnknownAble: boolean): Acts {
  const reached = reachableFrom(graph, root)
  const accounts = reached.flatMap((key) => {
    const node = nodeAt(graph, key)
    return node.kind === 'account' && node.threshold > 0
      ? [{ key, threshold: node.threshold, owners: ownersOf(node) }]
      : []
  })
  const free = reached.filter((key) => {
    const node = nodeAt(graph, key)
    return node.kind === 'contract' ? node.signer === 'any-signature' : node.kind === 'unknown' && isUnknownAble
  })
  const parts = accounts.map(({ key, threshold, owners }) => ({
    key,
    threshold,
    classes: classes.flatMap(({ accounts: of }, at) => (of.includes(key) ? [at] : [])),
    others: owners.filter((owner) => nodeAt(graph, owner).kind !== 'key'),
  }))
  return (counts) => {
    const able = new Set(free)
    for (let size = -1; size !== able.size;) {
      size = able.size
      for (const { key, threshold, classes: own, others } of parts) {
        if (able.has(key)) continue
        const keys = own.reduce((sum, at) => sum + (counts[at] ?? 0), 0)
        if (keys + others.filter((owner) => able.has(owner)).length >= threshold) able.add(key)
      }
    }
    return able.has(root)
  }
}

/**
 * The size of the smallest set of keys with a property that every larger set also has; null if the set of all keys
 * does not have it.
 */
function smallestSet(
  sizes: readonly number[],
  mostTrials: number,
  has: Acts,
): { readonly least: number; readonly most: number } | null {
  if (!has(sizes)) return null
  const count = sum(sizes)
  let trials = 0
  for (let total = 0; total <= count; total++)
    for (const chosen of setsOf(sizes, total)) {
      if (has(chosen)) return { least: total, most: total }
      // Every smaller set was tried. A set that cannot be reduced is an upper bound.
      if (++trials >= mostTrials) return { least: total, most: sum(shrink(sizes, has)) }
    }
  return null
}

/** Every choice of `total` keys, as the number of each class. */
function* setsOf(sizes: readonly number[], total: number): Generator<readonly number[]> {
  const [size, ...others] = sizes
  if (size === undefined) {
    if (total === 0) yield []
    return
  }
  const room = sum(others)
  for (let own = Math.max(0, total - room); own <= Math.min(size, total); own++)
    for (const rest of setsOf(others, total - own)) yield [own, ...rest]
}

/** Removes one key after another as long as the set has the property. */
function shrink(sizes: readonly number[], has: Acts): readonly number[] {
  let kept = sizes
  for (let at = 0; at < sizes.length; at++)
    for (let own = (kept[at] ?? 0) - 1; own >= 0; own--) {
      const fewer = kept.with(at, own)
      if (!has(fewer)) break
      kept = fewer
    }
  return kept
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
