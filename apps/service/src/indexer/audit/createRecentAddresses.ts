import type { Address } from '@countersign/primitives'

const MOST_KEPT = 10_000

export type RecentAddresses = { has(address: Address): boolean; add(address: Address): void }

/** Addresses that were handled recently, so that repeated requests cause no calls to the nodes. */
export function createRecentAddresses(monotonic: () => number, lastsMs: number): RecentAddresses {
  const until = new Map<string, number>()
  return {
    has: (address) => (until.get(address.toLowerCase()) ?? 0) > monotonic(),
    add(address) {
      const key = address.toLowerCase()
      until.delete(key)
      until.set(key, monotonic() + lastsMs)
      const oldest = until.size > MOST_KEPT ? until.keys().next().value : undefined
      if (oldest !== undefined) until.delete(oldest)
    },
  }
}
