/** Nodes accept from 100 to millions of blocks per request, and each reports its limit in its own words. */
export const FIRST_RANGE = 9_000
const SMALLEST = 64
const LARGEST = 2_000_000
/** More logs than this in one answer is close to the limit of many nodes. */
const MANY_LOGS = 1_500

/** The next number of blocks per request, from the result of the last request. */
export function tuneRange(range: number, outcome: { readonly logs: number } | 'refused'): number {
  if (outcome === 'refused') return Math.max(SMALLEST, Math.floor(range / 4))
  if (outcome.logs > MANY_LOGS) return Math.max(SMALLEST, Math.floor(range / 2))
  return Math.min(LARGEST, range * 2)
}

export const isSmallest = (range: number): boolean => range <= SMALLEST
