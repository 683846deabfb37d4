import { type Address, isSameAddress } from '@countersign/primitives'
import type { BranchEnd, Members, RelatedAccount } from './RelatedAccount.ts'

export type Found = { readonly address: Address; readonly members: Members | null }

export type Walk = {
  /** The largest depth. */
  readonly deepest: number
  /** The largest number of accounts. */
  readonly most: number
  /** The accounts next to one, in the direction of the walk. @throws when they could not be read */
  readonly nextTo: (account: Found) => Promise<readonly Found[]>
}

export type Walked = { readonly end: BranchEnd | null; readonly next: readonly RelatedAccount[] }

/** Follows accounts from one to those it owns, or to those that own it, level by level, until a circle closes or a limit is reached. */
export async function walkAccounts(start: Found, { deepest, most, nextTo }: Walk): Promise<Walked> {
  let count = 0
  return visit(start, [])

  async function visit(account: Found, above: readonly Address[]): Promise<Walked> {
    const path = [...above, account.address]
    const found = await nextTo(account).catch(() => null)
    if (found === null) return { end: 'unread', next: [] }
    if (found.length === 0) return { end: null, next: [] }
    if (path.length > deepest || count + found.length > most) return { end: 'bound', next: [] }
    count += found.length
    const next = await Promise.all(
      found.map(async (one): Promise<RelatedAccount> => {
        const isCycle = path.some((address) => isSameAddress(address, one.address))
        return { ...one, ...(isCycle ? { end: 'cycle' as const, next: [] } : await visit(one, path)) }
      }),
    )
    return { end: null, next }
  }
}
