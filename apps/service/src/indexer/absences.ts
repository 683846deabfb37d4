import type { Address } from '@countersign/safe/light'

/** Short enough that somebody who has just created an account does not notice. */
const LASTS_MS = 3000
const MOST_KEPT = 10_000

/** Addresses at which there was no account a moment ago: whoever asks again at once must not cost the nodes anything. */
export function createAbsences(clock: () => number): {
  isKnown(address: Address): boolean
  add(address: Address): void
} {
  const until = new Map<string, number>()
  return {
    isKnown: (address) => (until.get(address.toLowerCase()) ?? 0) > clock(),
    add(address) {
      const key = address.toLowerCase()
      until.delete(key)
      until.set(key, clock() + LASTS_MS)
      const oldest = until.size > MOST_KEPT ? until.keys().next().value : undefined
      if (oldest !== undefined) until.delete(oldest)
    },
  }
}
