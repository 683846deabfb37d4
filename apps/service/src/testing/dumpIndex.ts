import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Drizzle } from '../db/database/Database.ts'
import {
  confirmations,
  ethereumTransactions,
  historyGroups,
  moduleTransactions,
  multisigTransactions,
  safeOwners,
  safes,
  safeStatuses,
  tokens,
  transfers,
} from '../db/schema/schema.ts'

/** Fields that depend on the order of indexing: tags count changes, and `stateBlock` is the block of the last read. */
const PASSING = ['collectiblesTag', 'queuedTag', 'historyTag', 'messagesTag', 'stateBlock', 'modifiedAt'] as const

/** All rows of the index about accounts, in an order that does not depend on how they were written. */
export async function dumpIndex(db: Drizzle, isOf: (row: Record<string, unknown>) => boolean = () => true) {
  const read = async (table: PgTable, ...order: PgColumn[]) => {
    const by: SQL[] = order.map((column) => asc(column))
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .orderBy(...by)
    return rows.filter(isOf).map((row) => {
      const kept = Object.entries(row).filter(([name]) => !PASSING.some((passing) => passing === name))
      return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]))
    })
  }
  return {
    safes: await read(safes, safes.address),
    owners: await read(safeOwners, safeOwners.safe, safeOwners.owner),
    statuses: await read(safeStatuses, safeStatuses.safe, safeStatuses.blockNumber, safeStatuses.logIndex),
    transactions: await read(multisigTransactions, multisigTransactions.safeTxHash),
    confirmations: await read(confirmations, confirmations.safeTxHash, confirmations.owner),
    modules: await read(moduleTransactions, moduleTransactions.safe, moduleTransactions.id),
    transfers: await read(transfers, transfers.safe, transfers.id),
    history: await read(historyGroups, historyGroups.safe, historyGroups.transactionHash),
    tokens: await read(tokens, tokens.address),
    ethereum: await read(ethereumTransactions, ethereumTransactions.hash),
  }
}
