import type { ChainState } from './readChainState.ts'

/** Whether two nodes tell the same account. Every field counts except the block, which the caller fixed for both. */
export const isSameChainState = (first: ChainState, second: ChainState): boolean => textOf(first) === textOf(second)

const textOf = ({ block: _, ...state }: ChainState): string =>
  JSON.stringify(
    Object.entries(state).toSorted(([first], [second]) => first.localeCompare(second)),
    (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  ).toLowerCase()
