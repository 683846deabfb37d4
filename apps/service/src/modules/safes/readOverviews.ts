import type { SafeOverview } from '@countersign/api'
import { plainAddress, toUnreadOverview } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readBalances } from '../../read/balances/readBalances.ts'
import { isBanned, readSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { findSafeRows } from '../../read/accounts/findSafeRows.ts'
import { mapLimited } from '../../read/accounts/mapLimited.ts'
import type { OverviewItem } from '../../read/accounts/parseOverviewItems.ts'
import { sql } from 'drizzle-orm'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

export type OverviewOptions = { fiat: string; trusted: boolean; excludeSpam: boolean; wallet: Address | null }

/** Nodes handle a few dozen concurrent calls well, but refuse those of two hundred accounts. */
const PARALLEL_READS = 16

/** One entry per item, in the requested order. An account that cannot be read has an error instead of being left out. */
export async function readOverviews(
  context: ServiceContext,
  items: readonly OverviewItem[],
  options: OverviewOptions,
): Promise<SafeOverview[]> {
  const found = await findSafeRows(context, items)
  const looked = await mapLimited(items, PARALLEL_READS, async ({ chainId, address }) => {
    const row = isBanned(context, address) ? undefined : found.get(`${chainId}:${address}`)
    return row ?? readSafe(context, chainId, address).then(({ safe }) => safe, toError)
  })
  const rows = looked.filter((row): row is SafeRow => !(row instanceof Error))
  const counts = await countQueued(context, rows, options.wallet)
  return mapLimited(items, PARALLEL_READS, async (item, index) => {
    const row = looked[index]
    const runtime = context.chains.get(item.chainId)
    if (row === undefined || row instanceof Error || runtime === undefined) return failedOverview(item, row)
    return toOverview(context, runtime, row, counts.get(`${row.chainId}:${row.address}`), options)
  })
}

async function toOverview(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: SafeRow,
  counts: QueueCounts | undefined,
  { fiat, trusted, excludeSpam, wallet }: OverviewOptions,
): Promise<SafeOverview> {
  const balances = await readBalances(context, runtime, safe.address, { fiat, trusted, excludeSpam }).catch(toError)
  return {
    address: plainAddress(safe.address),
    chainId: safe.chainId,
    threshold: safe.threshold,
    owners: safe.owners.map(plainAddress),
    fiatTotal: balances instanceof Error ? '0' : balances.fiatTotal,
    queued: counts?.queued ?? 0,
    awaitingConfirmation: wallet === null ? null : (counts?.awaitingConfirmation ?? 0),
    lastActivity: counts?.lastActivity ?? safe.createdAt,
    version: safe.version,
    ...(!(balances instanceof Error) && balances.unpriced ? { unpriced: true } : {}),
    ...(balances instanceof Error ? { error: `The balances on ${runtime.config.chainName} could not be read.` } : {}),
  }
}

function failedOverview({ chainId, address }: OverviewItem, reason: unknown): SafeOverview {
  const detail = reason instanceof Error && 'detail' in reason ? reason.detail : undefined
  return toUnreadOverview(
    { chainId, safe: address },
    typeof detail === 'string' ? detail : `The chain ${chainId} could not be read.`,
  )
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

type QueueCounts = { queued: number; awaitingConfirmation: number; lastActivity: number | null }

/**
 * Queue sizes of many accounts in one statement. `awaitingConfirmation` counts transactions below the threshold that `wallet` has not
 * signed; signatures of former owners do not count. Each account is read separately: with one join, an embedded database without recent
 * statistics scans whole tables.
 */
export async function countQueued(
  context: ServiceContext,
  rows: readonly SafeRow[],
  wallet: Address | null,
): Promise<Map<string, QueueCounts>> {
  if (rows.length === 0) return new Map()
  const counted = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    select w.chain_id, w.address, q.queued, q.awaiting,
      greatest(q.modified_at, (
        select max(g.block_time) from history_groups g where g.chain_id = w.chain_id and g.safe = w.address and g.visibility >= 1
      )) as last_activity
    from ${wantedAccounts(rows)} w
    cross join lateral (
      select count(*) as queued, max(m.modified_at) as modified_at,
        count(*) filter (where signatures.count < w.threshold and not signatures.by_wallet) as awaiting
      from multisig_transactions m
      cross join lateral (
        select count(*) as count, coalesce(bool_or(c.owner = ${wallet ?? ''}::text), false) as by_wallet
        from confirmations c join safe_owners o on o.chain_id = m.chain_id and o.safe = m.safe and o.owner = c.owner
        where c.chain_id = m.chain_id and c.safe = m.safe and c.safe_tx_hash = m.safe_tx_hash) signatures
      where m.chain_id = w.chain_id and m.safe = w.address and m.nonce >= w.nonce
        and m.executed_transaction_hash is null and m.trusted) q`)
  return new Map(
    counted.map((row) => [
      `${String(row['chain_id'])}:${String(row['address'])}`,
      {
        queued: Number(row['queued']),
        awaitingConfirmation: Number(row['awaiting']),
        lastActivity: row['last_activity'] === null ? null : Number(row['last_activity']),
      },
    ]),
  )
}
