import type { Chain } from '@countersign/api'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { readMembers, readOwnerKind } from './readMembers.ts'
import type { Members } from './RelatedAccount.ts'
import { walkAccounts, type Found, type Walked } from './walkAccounts.ts'

/** Deeper accounts below are not looked for: each costs a request to the service. Owners come from the chain, at any depth. */
export const DEEPEST_BELOW = 4
/** More accounts are not looked for, in either direction. */
export const MOST = 60

export type Related = {
  readonly members: Members
  /** Owners that are keys of people. */
  readonly keys: number
  /** Owners that are contracts, but no accounts. */
  readonly contracts: number
  readonly above: Walked
  readonly below: Walked
  /** Accounts that the service says this one owns, while the chain says it does not. */
  readonly denied: readonly Address[]
}

export type RelatedInput = {
  readonly chain: Chain
  readonly safe: Address
  /** Accounts that may be owned by one: what the service lists, and those this browser knows. @throws where the service does not answer */
  readonly candidates: (owner: Address) => Promise<readonly Address[]>
}

/**
 * The accounts that own this one, from the chain, and those it owns: named by others, each checked against the chain.
 * @throws {RpcError} where the account itself could not be read
 */
export async function readRelated({ chain, safe, candidates }: RelatedInput): Promise<Related> {
  const members = await readMembers(chain, safe)
  const start: Found = { address: safe, members }
  const kinds = new Map<string, 'key' | 'contract'>()
  const denied: Address[] = []

  async function ownersOf({ address, members: known }: Found): Promise<Found[]> {
    const owners = (known ?? (await readMembers(chain, address))).owners
    const found = await Promise.all(owners.map((owner) => readOwnerKind(chain, owner)))
    return owners.flatMap((owner, index): Found[] => {
      const kind = found[index]
      if (kind?.kind === 'account') return [{ address: owner, members: kind.members }]
      if (isSameAddress(address, safe) && kind) kinds.set(owner.toLowerCase(), kind.kind)
      return []
    })
  }

  async function ownedBy({ address: owner }: Found): Promise<Found[]> {
    const named = await candidates(owner)
    const read = await Promise.all(named.map((one) => readMembers(chain, one).catch(() => null)))
    return named.flatMap((address, index): Found[] => {
      const of = read[index] ?? null
      const isOwned = of === null || of.owners.some((one) => isSameAddress(one, owner))
      if (!isOwned && isSameAddress(owner, safe)) denied.push(address)
      return isOwned ? [{ address, members: of }] : []
    })
  }

  const [above, below] = await Promise.all([
    walkAccounts(start, { deepest: Infinity, most: MOST, nextTo: ownersOf }),
    walkAccounts(start, { deepest: DEEPEST_BELOW, most: MOST, nextTo: ownedBy }),
  ])
  const count = (kind: 'key' | 'contract') => [...kinds.values()].filter((one) => one === kind).length
  return { members, keys: count('key'), contracts: count('contract'), above, below, denied }
}
