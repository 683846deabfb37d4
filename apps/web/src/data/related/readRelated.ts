import type { Chain } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readMembers, readOwnerKind } from './readMembers.ts'
import type { Members } from './RelatedAccount.ts'
import { walkAccounts, type Found, type Walked } from './walkAccounts.ts'

/** The deepest level below. Each account there costs a request to the service. Owners are read from the chain at any depth. */
export const DEEPEST_BELOW = 4
/** The largest number of accounts in either direction. */
export const MOST = 60

export type Related = {
  readonly members: Members
  /** How many owners are keys. */
  readonly keys: number
  /** How many owners are contracts that are not accounts. */
  readonly contracts: number
  readonly above: Walked
  readonly below: Walked
  /** Accounts that this one owns according to the service, but not according to the chain. */
  readonly denied: readonly Address[]
}

export type RelatedInput = {
  readonly chain: Chain
  readonly safe: Address
  /**
   * Accounts that may be owned by an account: those that the service lists, and those that this browser knows. @throws when the service
   * does not answer
   */
  readonly candidates: (owner: Address) => Promise<readonly Address[]>
}

/**
 * The accounts that own this one, from the chain, and those that it owns: candidates of other sources, each checked against the chain.
 * @throws {RpcError} when the account itself could not be read
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
