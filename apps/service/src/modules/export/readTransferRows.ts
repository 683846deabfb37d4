import { type ExportRow, groupBy, toTransferRow, transferId } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { transfers } from '../../db/schema/schema.ts'
import { isOfAccount } from '../../read/history/isOfAccount.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import type { TransferRow } from '../../read/transactions/rows.ts'

const PAGE = 500

/**
 * Transfers in the order of the given transactions, page by page: one Ethereum transaction may contain thousands. Those of one transaction
 * may come in several consecutive parts.
 */
export async function* readTransferRows(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: SafeRow,
  hashes: readonly Hex[],
  isLeftOut: (id: string) => boolean,
): AsyncGenerator<{ transactionHash: Hex; rows: readonly ExportRow[] }, undefined> {
  const isKept = (row: TransferRow) => !isLeftOut(transferId(row))
  const position = new Map(hashes.map((hash, index) => [hash, index]))
  // The database sorts by hash, the groups here have another order: so either all transfers of a page fit, or each transaction is read
  // alone.
  const all = await findTransfers(context, safe, hashes, null)
  if (all.length <= PAGE) {
    const byHash = [...groupBy(all, (row) => row.transactionHash)]
    byHash.sort(([a], [b]) => (position.get(a) ?? 0) - (position.get(b) ?? 0))
    for (const [transactionHash, rows] of byHash)
      yield { transactionHash, rows: await toRows(context, runtime, rows.filter(isKept)) }
    return
  }
  for (const transactionHash of hashes) {
    let after: TransferRow | null = null
    for (;;) {
      const found: TransferRow[] = await findTransfers(context, safe, [transactionHash], after)
      const rows = found.slice(0, PAGE)
      if (rows.length > 0) yield { transactionHash, rows: await toRows(context, runtime, rows.filter(isKept)) }
      if (found.length <= PAGE) break
      after = rows.at(-1) ?? null
    }
  }
}

/** One row more than a page. Excludes transfers with an amount of zero: any contract can emit them. */
function findTransfers(
  context: ServiceContext,
  safe: SafeRow,
  hashes: readonly Hex[],
  after: TransferRow | null,
): Promise<TransferRow[]> {
  const { chainId, safe: account, transactionHash, logIndex, id, kind, value } = transfers
  return context.db.drizzle
    .select()
    .from(transfers)
    .where(
      and(
        eq(chainId, safe.chainId),
        isOfAccount(account, safe.address),
        inArray(transactionHash, [...hashes]),
        or(ne(kind, 'ERC20'), ne(value, 0n)),
        after ? sql`(${logIndex}, ${id}) > (${after.logIndex}::integer, ${after.id}::text)` : undefined,
      ),
    )
    .orderBy(asc(transactionHash), asc(logIndex), asc(id))
    .limit(PAGE + 1)
}

async function toRows(
  context: ServiceContext,
  runtime: ChainRuntime,
  rows: readonly TransferRow[],
): Promise<readonly ExportRow[]> {
  const tokens = await findTokens(
    context,
    runtime.config.chainId,
    rows.map(({ token }) => token),
  )
  return rows.map((row) => toTransferRow(row, tokens, runtime.config.nativeCurrency))
}
