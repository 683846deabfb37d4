import { type Address, includesAddress, isSameAddress } from '@countersign/primitives'
import type { Level, Levels } from './Levels.ts'

export type Step = {
  readonly kind: 'sign' | 'execute'
  readonly level: Level
  /** The level that its execution approves; null for the transaction that acts. */
  readonly above: Level | null
  readonly state: 'done' | 'now' | 'later'
  /** Confirmations of other owners that this step needs, in addition to those from earlier steps. */
  readonly others: number
}

/** The shortest path from the executing account down to an account that the wallet owns; empty if none exists. */
export function pathOf({ levels }: Pick<Levels, 'levels'>, wallet: Address | null): readonly Level[] {
  if (wallet === null) return []
  const last = levels.find((level) => includesAddress(level.owners, wallet))
  if (!last) return []
  return last.path.flatMap(
    (_, index) => levels.find(({ path }) => isSamePath(path, last.path.slice(0, index + 1))) ?? [],
  )
}

/**
 * The steps along the path of the wallet, in order: its signature on the lowest level, then one execution for each
 * level up to the executing account.
 * @param path from `pathOf`
 */
export function stepsOf(path: readonly Level[], wallet: Address): readonly Step[] {
  const lowest = path.at(-1)
  if (!lowest) return []
  const isSigned = (level: Level, owner: Address) => includesAddress(level.agreement?.signed ?? [], owner)
  /** If the level above is already confirmed, nothing is left to do here. */
  const hasAgreed = (index: number): boolean => {
    const [level, above] = [path[index], path[index - 1]]
    return level !== undefined && above !== undefined && (isSigned(above, level.account) || hasAgreed(index - 1))
  }
  const missing = (level: Level, coming: Address): number =>
    Math.max(0, level.threshold - (level.agreement?.signed.length ?? 0) - (isSigned(level, coming) ? 0 : 1))
  const steps = [
    {
      kind: 'sign' as const,
      level: lowest,
      above: path.at(-2) ?? null,
      isDone: isSigned(lowest, wallet) || hasAgreed(path.length - 1) || isComplete(lowest),
      others: 0,
    },
    ...path.toReversed().map((level, index) => {
      const place = path.length - 1 - index
      return {
        kind: 'execute' as const,
        level,
        above: path[place - 1] ?? null,
        isDone: hasAgreed(place),
        others: missing(level, path[place + 1]?.account ?? wallet),
      }
    }),
  ]
  const now = steps.findIndex(({ isDone }) => !isDone)
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === now ? 'now' : 'later',
  }))
}

export const isComplete = ({ agreement, threshold }: Level): boolean => (agreement?.signed.length ?? 0) >= threshold

const isSamePath = (one: readonly Address[], other: readonly Address[]): boolean =>
  one.length === other.length && one.every((address, index) => isSameAddress(address, other[index] ?? '0x'))
