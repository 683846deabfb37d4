import { type Address, isSameAddress } from '@countersign/primitives'
import { isRead, type InboxEntries, type ReadInboxEntry } from './InboxEntry.ts'
import { nameOfKey } from '../keys/nameOfKey.ts'

/** The deepest level of accounts that own accounts. Deeper levels are not followed. */
export const DEEPEST = 8

/**
 * How many accounts are between a wallet and each account for which it can act: 0 when the wallet is an owner itself, 1 when an account of
 * the wallet is an owner, and so on. An account is reached once, by the shortest path, so that accounts that own each other end the search.
 */
export function reachOf(entries: InboxEntries, wallet: Address): ReadonlyMap<string, number> {
  const read = Object.values(entries).filter(isRead)
  const ownedBy = new Map<string, ReadInboxEntry[]>()
  for (const entry of read)
    for (const owner of entry.owners) {
      const name = nameOfKey({ chainId: entry.chainId, safe: owner })
      if (name in entries) ownedBy.set(name, [...(ownedBy.get(name) ?? []), entry])
    }
  const reach = new Map<string, number>()
  let level = read.filter(({ owners }) => owners.some((owner) => isSameAddress(owner, wallet)))
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++) {
    const names = level.map((entry) => nameOfEntry(entry)).filter((name) => !reach.has(name))
    for (const name of names) reach.set(name, depth)
    level = [...new Set(names)]
      .flatMap((name) => ownedBy.get(name) ?? [])
      .filter((entry) => !reach.has(nameOfEntry(entry)))
  }
  return reach
}

export const nameOfEntry = ({ chainId, address }: { chainId: string; address: Address }): string =>
  nameOfKey({ chainId, safe: address })
