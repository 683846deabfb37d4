import { AddressSchema } from '@countersign/api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { arrayLiteral } from '../db/statements/arrayLiteral.ts'
import { recordsOfOwners } from '../enrolment/hasOwnRecords.ts'

const DAY_MS = 86_400_000
/** Accounts that one run drops per chain; each costs a transaction. */
const MOST = 500

const Rows = z.array(z.object({ address: AddressSchema }))

/**
 * Drops accounts from the index that were not read for `evictAfterDays`, those with the oldest reads first, while a chain has more than
 * `freeAccounts`. Accounts with records of their owners, registered creation data, webhooks or devices stay, and those that the operator lists.
 */
export async function evictAccounts({
  chains,
  clock,
  config,
  db,
  log,
}: Pick<ServiceContext, 'chains' | 'clock' | 'config' | 'db' | 'log'>): Promise<void> {
  const { accounts, freeAccounts, evictAfterDays } = config.enrolment
  const now = clock()
  for (const [chainId, runtime] of chains) {
    if (runtime.config.mode === 'full') continue
    // Accounts without a noted read count from now on.
    await db.drizzle.execute(sql`
      insert into followed_accounts (chain_id, safe, read_at)
      select chain_id, address, ${now}::bigint from safes where chain_id = ${chainId}
      on conflict do nothing`)
    const listed = accounts.filter((one) => one.chainId === chainId).map(({ address }) => address)
    const rows = await db.drizzle.execute(sql`
      select s.address from safes s join followed_accounts f on f.chain_id = s.chain_id and f.safe = s.address
      where s.chain_id = ${chainId} and f.read_at < ${now - evictAfterDays * DAY_MS}::bigint
        and s.address <> all(${sql.param(arrayLiteral(listed))}::char(42)[])
        and s.address not in (${recordsOfOwners(chainId)})
        and not exists (select from undeployed_accounts u where u.chain_id = s.chain_id and u.safe = s.address)
        and not exists (select from notification_subscriptions n where n.chain_id = s.chain_id and n.safe = s.address)
      order by f.read_at
      limit least(${MOST}::integer, greatest(0, (select count(*) from safes where chain_id = ${chainId}) - ${freeAccounts}::integer))`)
    for (const { address } of z.parse(Rows, rows)) await runtime.indexer.drop(address)
    if (rows.length > 0)
      log.info(`Chain ${chainId}: ${rows.length} accounts that were not read were dropped from the index.`)
  }
}
