import type { SafeOverview } from '@countersign/api'
import { plainAddress } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readBalances } from '../../read/balances/readBalances.ts'
import { isBanned } from '../../read/accounts/assertNotBanned.ts'
import { countQueued, type QueueCounts } from './countQueued.ts'
import { findSafeRows } from '../../read/accounts/findSafeRows.ts'
import { mapLimited } from '../../read/accounts/mapLimited.ts'
import type { OverviewItem } from '../../read/accounts/parseOverviewItems.ts'
import { requireSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'

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
    return row ?? requireSafe(context, chainId, address).then(({ safe }) => safe, toError)
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
    ...(!(balances instanceof Error) && balances.unpriced ? { unpriced: true } : {}),
    ...(balances instanceof Error ? { error: `The balances on ${runtime.config.chainName} could not be read.` } : {}),
  }
}

function failedOverview({ chainId, address }: OverviewItem, reason: unknown): SafeOverview {
  const detail = reason instanceof Error && 'detail' in reason ? reason.detail : undefined
  return {
    address: plainAddress(address),
    chainId,
    threshold: 0,
    owners: [],
    fiatTotal: '0',
    queued: 0,
    awaitingConfirmation: null,
    error: typeof detail === 'string' ? detail : `The chain ${chainId} could not be read.`,
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
