import type { ChainState } from '../reads/readStateFrom.ts'

/**
 * Whether two nodes return the same account state. Every field is compared except the block, which the caller fixed for both.
 *
 * @example
 * const isSame = (first: ChainState, second: ChainState) => isSameChainState(first, second)
 */
export const isSameChainState = (first: ChainState, second: ChainState): boolean => textOf(first) === textOf(second)

const textOf = ({ block: _, ...state }: ChainState): string =>
  JSON.stringify(
    Object.entries(state).toSorted(([first], [second]) => first.localeCompare(second)),
    (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  ).toLowerCase()
