import { sql, type SQL } from 'drizzle-orm'
import { delegates } from '../schema/schema.ts'

/** The delegation has not expired and, when it is for one account, its delegator was not removed from that account since. */
export const isInForce = (now: number | SQL): SQL => sql`
  (${delegates.expiresAt} is null or ${delegates.expiresAt} > ${now}::bigint)
  and not exists (
    select 1 from owner_removals as removal where removal.chain_id = ${delegates.chainId} and removal.safe = ${delegates.scope}
      and removal.owner = ${delegates.delegator} and removal.removed_at >= ${delegates.addedAt}
  )`
