import { sql, type SQL } from 'drizzle-orm'
import { delegates } from '../schema/schema.ts'

/** Neither ended by its date, nor, when it is for one account, by the delegator's leaving that account. */
export const isInForce = (now: number): SQL => sql`
  (${delegates.expiresAt} is null or ${delegates.expiresAt} > ${now}::bigint)
  and not exists (
    select 1 from owner_removals as removal where removal.chain_id = ${delegates.chainId} and removal.safe = ${delegates.scope}
      and removal.owner = ${delegates.delegator} and removal.removed_at >= ${delegates.addedAt}
  )`
