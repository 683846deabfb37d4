import {
  type ExportRow,
  groupBy,
  moduleId,
  multisigId,
  toCreationRow,
  toModuleRow,
  toMultisigRow,
} from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import {
  ethereumTransactions,
  historyGroups,
  moduleTransactions,
  multisigTransactions,
} from '../../db/schema/schema.ts'
import type { HistoryPlace } from '../../read/history/HistoryPlace.ts'
import type { FoundHistory } from '../../read/history/historyIndexOf.ts'
import { isOfAccount } from '../../read/history/isOfAccount.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { readTransferRows } from './readTransferRows.ts'

/** Epoch milliseconds, inclusive; null is open. */
export type ExportRange = { from: number | null; to: number | null }
type EthereumFee = { from: Address; gasUsed: bigint; effectiveGasPrice: bigint }

/** Ethereum transactions that are read together. */
const PAGE = 100

/**
 * The history of an account from its beginning, in parts. Between two parts only the position is stored, and a part is read only after the
 * previous one was consumed, so memory use does not depend on the number of rows.
 *
 * @param found what a filter found; null without one
 */
export async function* readExportRows(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: SafeRow,
  range: ExportRange,
  found: FoundHistory | null = null,
): AsyncGenerator<readonly ExportRow[]> {
  const creation = found?.hasCreation === false ? null : toCreationRow(safe)
  if (creation && isWithin(range, safe.createdAt ?? 0)) yield [creation]
  const unmatched = found?.unmatchedIn(found.groups)
  const isLeftOut = (id: string) => unmatched?.has(id) === true
  for await (const groups of found ? partsOf(found, range) : groupsInRange(context, safe, range))
    yield* readGroups(context, runtime, safe, groups, isLeftOut)
}

/** Oldest first. */
async function* groupsInRange(
  context: ServiceContext,
  safe: SafeRow,
  range: ExportRange,
): AsyncGenerator<readonly HistoryPlace[]> {
  let after: HistoryPlace | null = null
  for (;;) {
    const groups: HistoryPlace[] = await findGroups(context, safe, range, after)
    if (groups.length > 0) yield groups
    if (groups.length < PAGE) return
    after = groups.at(-1) ?? null
  }
}

function* partsOf({ groups }: FoundHistory, range: ExportRange): Generator<readonly HistoryPlace[]> {
  const wanted = groups.filter(({ blockTime }) => isWithin(range, blockTime)).toReversed()
  for (let from = 0; from < wanted.length; from += PAGE) yield wanted.slice(from, from + PAGE)
}

const isWithin = ({ from, to }: ExportRange, time: number) => (from ?? 0) <= time && time <= (to ?? Infinity)

function findGroups(
  context: ServiceContext,
  safe: SafeRow,
  { from, to }: ExportRange,
  after: HistoryPlace | null,
): Promise<HistoryPlace[]> {
  const { chainId, safe: account, transactionHash, blockTime, blockNumber } = historyGroups
  const place =
    after &&
    sql`(${blockTime}, ${blockNumber}, ${transactionHash})
      > (${after.blockTime}::bigint, ${after.blockNumber}::bigint, ${after.transactionHash}::text)`
  return context.db.drizzle
    .select({ transactionHash, blockTime, blockNumber })
    .from(historyGroups)
    .where(
      and(
        eq(chainId, safe.chainId),
        eq(account, safe.address),
        sql`visibility >= 1`,
        from === null ? undefined : gte(blockTime, from),
        to === null ? undefined : lte(blockTime, to),
        place ?? undefined,
      ),
    )
    .orderBy(asc(blockTime), asc(blockNumber), asc(transactionHash))
    .limit(PAGE)
}

async function* readGroups(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: SafeRow,
  groups: readonly HistoryPlace[],
  isLeftOut: (id: string) => boolean,
): AsyncGenerator<readonly ExportRow[]> {
  const hashes = groups.map(({ transactionHash }) => transactionHash)
  const [multisigs, modules, fees] = await Promise.all([
    findMultisigs(context, safe, hashes),
    findModules(context, safe, hashes),
    findFees(context, safe.chainId, hashes),
  ])
  const multisigsOf = groupBy(multisigs, (row) => row.executedTransactionHash)
  const modulesOf = groupBy(modules, (row) => row.transactionHash)
  const moved = readTransferRows(context, runtime, safe, hashes, isLeftOut)
  let next = await moved.next()
  for (const { transactionHash, blockNumber } of groups) {
    const fee = fees.get(transactionHash)
    const run = [
      ...(multisigsOf.get(transactionHash) ?? [])
        .filter((row) => !isLeftOut(multisigId(row)))
        .map((row) => toMultisigRow(row, blockNumber)),
      ...(modulesOf.get(transactionHash) ?? []).filter((row) => !isLeftOut(moduleId(row))).map(toModuleRow),
    ]
    yield run.map((row, index) => (index === 0 ? withFee(row, fee) : row))
    while (!next.done && next.value.transactionHash === transactionHash) {
      yield next.value.rows
      next = await moved.next()
    }
  }
}

/** The fee belongs to the account's own executions; an account that only received something paid none. */
const withFee = (row: ExportRow, fee: EthereumFee | undefined): ExportRow =>
  fee === undefined ? row : { ...row, fee: (fee.gasUsed * fee.effectiveGasPrice).toString(), executor: fee.from }

function findMultisigs(context: ServiceContext, safe: SafeRow, hashes: readonly Hex[]) {
  const { chainId, safe: account, executedTransactionHash, executedLogIndex, safeTxHash } = multisigTransactions
  return context.db.drizzle
    .select()
    .from(multisigTransactions)
    .where(
      and(eq(chainId, safe.chainId), isOfAccount(account, safe.address), inArray(executedTransactionHash, [...hashes])),
    )
    .orderBy(asc(executedLogIndex), asc(safeTxHash))
}

function findModules(context: ServiceContext, safe: SafeRow, hashes: readonly Hex[]) {
  const { chainId, safe: account, transactionHash, logIndex, id } = moduleTransactions
  return context.db.drizzle
    .select()
    .from(moduleTransactions)
    .where(and(eq(chainId, safe.chainId), isOfAccount(account, safe.address), inArray(transactionHash, [...hashes])))
    .orderBy(asc(logIndex), asc(id))
}

async function findFees(
  context: ServiceContext,
  chain: string,
  hashes: readonly Hex[],
): Promise<Map<Hex, EthereumFee>> {
  const { chainId, hash, from, gasUsed, effectiveGasPrice } = ethereumTransactions
  const rows = await context.db.drizzle
    .select({ hash, from, gasUsed, effectiveGasPrice })
    .from(ethereumTransactions)
    .where(and(eq(chainId, chain), inArray(hash, [...hashes])))
  return new Map(rows.map((row) => [row.hash, row]))
}
