import type { Address, Hex } from '@countersign/safe/light'
import { and, count, desc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context.ts'
import { moduleTransactions } from '../../db/schema.ts'
import { findTokens } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { toModuleTransaction } from '../transactions/toModuleTransaction.ts'
import { addressesOfCall } from '../transactions/toTransactionInfo.ts'
import type { Listed, Slice } from './readIncomingTransfers.ts'

export type ModuleQuery = {
  to?: Address | undefined
  module?: Address | undefined
  transaction_hash?: Hex | undefined
}

export async function readModuleTransactions(
  context: ServiceContext,
  safe: SafeRow,
  query: ModuleQuery,
  { limit, offset }: Slice,
): Promise<Listed> {
  const { chainId, safe: account, to, module, transactionHash, blockNumber, logIndex } = moduleTransactions
  const hash = query.transaction_hash?.toLowerCase()
  const where = and(
    eq(chainId, safe.chainId),
    eq(account, safe.address),
    query.to === undefined ? undefined : eq(to, query.to),
    query.module === undefined ? undefined : eq(module, query.module),
    hash === undefined ? undefined : eq(transactionHash, `0x${hash.slice(2)}`),
  )
  const [rows, totals] = await Promise.all([
    context.db.drizzle
      .select()
      .from(moduleTransactions)
      .where(where)
      .orderBy(desc(blockNumber), desc(logIndex))
      .limit(limit)
      .offset(offset),
    context.db.drizzle.select({ total: count() }).from(moduleTransactions).where(where),
  ])
  const tokens = await findTokens(context, safe.chainId, rows.flatMap(addressesOfCall))
  return { total: totals[0]?.total ?? 0, transactions: rows.map((row) => toModuleTransaction(row, tokens)) }
}
