import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AddressSchema } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

/**
 * Limit per owner. An attacker can create accounts that name any address as owner, so the oldest come first and the answer says that more
 * exist.
 */
const MOST_OWNED = 100

const Found = z.array(z.object({ name: z.string(), safe: AddressSchema }))

type Owned = { readonly accounts: Address[]; readonly more: boolean }

/** The accounts that each of these accounts owns, by `chainId:address`, in one query. */
export async function findOwnedAccounts(
  { db }: ServiceContext,
  rows: readonly SafeRow[],
): Promise<ReadonlyMap<string, Owned>> {
  if (rows.length === 0) return new Map()
  const found = await db.drizzle.execute(sql`
    select owned.name, owned.safe from (
      select w.chain_id || ':' || w.address as name, o.safe,
        row_number() over (partition by w.chain_id, w.address order by s.created_at, s.address) as place
      from ${wantedAccounts(rows)} w
      join safe_owners o on o.chain_id = w.chain_id and o.owner = w.address
      join safes s on s.chain_id = o.chain_id and s.address = o.safe) owned
    where owned.place <= ${MOST_OWNED + 1} order by owned.name, owned.place`)
  const owned = new Map<string, Owned>()
  for (const { name, safe } of z.parse(Found, found)) {
    const { accounts } = owned.get(name) ?? { accounts: [] }
    const isFull = accounts.length === MOST_OWNED
    owned.set(name, isFull ? { accounts, more: true } : { accounts: [...accounts, safe], more: false })
  }
  return owned
}
