import { type Activity, AddressSchema, HashSchema } from '@countersign/api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { loadRowsOfGroups } from '../../read/history/loadGroupRows.ts'
import { isBanned, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { findSafeRows } from '../../read/accounts/findSafeRows.ts'
import type { OverviewItem } from '../../read/accounts/parseOverviewItems.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

const MOST_GROUPS = 20
const MOST_SIGNERS = 20

const Groups = z.array(z.object({ chain_id: z.string(), address: AddressSchema, hash: HashSchema }))
const Signers = z.array(
  z.object({
    chain_id: z.string(),
    address: AddressSchema,
    owner: AddressSchema,
    count: z.coerce.number(),
    last: z.coerce.number(),
  }),
)

/** Activity in these accounts since a time: history rows, and signers of queued transactions. Unknown accounts are left out. */
export async function readActivity(
  context: ServiceContext,
  items: readonly OverviewItem[],
  since: number,
): Promise<Activity> {
  const served = items.filter(({ chainId, address }) => context.chains.has(chainId) && !isBanned(context, address))
  const safes = await findSafeRows(context, served)
  const rows = [...safes.values()]
  if (rows.length === 0) return { results: [], more: false, signatures: [] }
  const [groups, signers] = await Promise.all([findGroups(context, rows, since), findSigners(context, rows, since)])
  const shown = groups.slice(0, MOST_GROUPS).flatMap(({ chain_id: chainId, address, hash }) => {
    const safe = safes.get(`${chainId}:${address}`)
    return safe ? [{ safe, hash }] : []
  })
  const chainIds = [...new Set(shown.map(({ safe }) => safe.chainId))]
  const loaded = new Map(
    await Promise.all(
      chainIds.map(async (chainId) => {
        const ofChain = shown.filter(({ safe }) => safe.chainId === chainId)
        return [
          chainId,
          await loadRowsOfGroups(context, chainId, ofChain, { trusted: true, imitation: false }),
        ] as const
      }),
    ),
  )
  return {
    results: shown.flatMap((group) =>
      (loaded.get(group.safe.chainId)?.(group) ?? []).map((transaction) => ({
        chainId: group.safe.chainId,
        address: group.safe.address,
        transaction,
      })),
    ),
    more: groups.length > MOST_GROUPS,
    signatures: signers.map(({ chain_id: chainId, address, owner, count, last }) => ({
      chainId,
      address,
      owner,
      count,
      timestamp: last,
    })),
  }
}

async function findGroups({ db }: ServiceContext, rows: readonly SafeRow[], since: number) {
  const found = await db.drizzle.execute(sql`
    select w.chain_id, w.address, g.hash
    from ${wantedAccounts(rows)} w
    cross join lateral (
      select h.transaction_hash as hash, h.block_time, h.block_number from history_groups h
      where h.chain_id = w.chain_id and h.safe = w.address and h.visibility = 2 and h.block_time > ${since}::bigint
      order by h.block_time desc, h.block_number desc, h.transaction_hash desc limit ${MOST_GROUPS + 1}) g
    order by g.block_time desc, g.block_number desc, g.hash desc, w.address limit ${MOST_GROUPS + 1}`)
  return z.parse(Groups, found)
}

async function findSigners({ db }: ServiceContext, rows: readonly SafeRow[], since: number) {
  const found = await db.drizzle.execute(sql`
    select w.chain_id, w.address, c.owner, count(*) as count, max(c.submitted_at) as last
    from ${wantedAccounts(rows)} w
    join multisig_transactions t on t.chain_id = w.chain_id and t.safe = w.address and t.nonce >= w.nonce
      and t.executed_transaction_hash is null and t.trusted
    join confirmations c on c.chain_id = t.chain_id and c.safe = t.safe and c.safe_tx_hash = t.safe_tx_hash
      and c.submitted_at > ${since}::bigint
    group by w.chain_id, w.address, c.owner order by last desc, w.address, c.owner limit ${MOST_SIGNERS}`)
  return z.parse(Signers, found)
}
