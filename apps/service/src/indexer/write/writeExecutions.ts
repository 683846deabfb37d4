import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { approvedHashes, confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import type { ConfirmationRow, MultisigRow } from '../fold/effects/Effect.ts'

/** A row with more fields completes a stub, whichever of the two was written first. */
const PARAMETERS = ['nonce', 'to', 'value', 'data', 'operation'] as const
const LONGER_PARAMETERS = {
  safeTxGas: 'safe_tx_gas',
  baseGas: 'base_gas',
  gasPrice: 'gas_price',
  gasToken: 'gas_token',
  refundReceiver: 'refund_receiver',
} as const
const EXECUTION = {
  executedTransactionHash: 'executed_transaction_hash',
  executedBlock: 'executed_block',
  executedLogIndex: 'executed_log_index',
  executedAt: 'executed_at',
  executor: 'executor',
  failed: 'failed',
  payment: 'payment',
  confirmationsRequired: 'confirmations_required',
} as const

const excluded = (column: string) => sql.raw(`excluded."${column}"`)
const fuller = (column: string) =>
  sql.raw(
    `case when multisig_transactions.is_stub and not excluded.is_stub then excluded."${column}" else multisig_transactions."${column}" end`,
  )
const mapValues = (columns: Record<string, string>, map: (column: string) => ReturnType<typeof excluded>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, map(column)]))

/** Marks proposals as executed and adds the executed transactions that were not proposed to this service. */
export async function writeExecutions(tx: Drizzle, executions: readonly { row: MultisigRow }[]): Promise<void> {
  const rows = [...new Map(executions.map(({ row }) => [`${row.safe}${row.safeTxHash}`, row])).values()]
  const table = multisigTransactions
  await insertMany(table, rows, (part) =>
    tx
      .insert(table)
      .select(part)
      .onConflictDoUpdate({
        target: [table.chainId, table.safe, table.safeTxHash],
        set: {
          ...mapValues(Object.fromEntries(PARAMETERS.map((name) => [name, name])), fuller),
          ...mapValues(LONGER_PARAMETERS, fuller),
          ...mapValues(EXECUTION, excluded),
          isStub: sql`multisig_transactions.is_stub and excluded.is_stub`,
          trusted: true,
          modifiedAt: sql`greatest(multisig_transactions.modified_at, excluded.modified_at)`,
        },
      }),
  )
}

/**
 * Stores confirmations from the chain. The one of the earliest block counts, also when a later block was written first: the history of
 * an account may be read after its newer blocks. A submitted signature takes precedence over both.
 */
export async function writeConfirmations(
  tx: Drizzle,
  approvals: readonly ConfirmationRow[],
  executions: readonly ConfirmationRow[],
): Promise<void> {
  const approved = approvals.flatMap(({ signature, submittedAt: approvedAt, blockNumber, ...row }) => {
    const { chainId, safe, safeTxHash, owner } = row
    return signature && typeof blockNumber === 'number'
      ? [{ chainId, safe, safeTxHash, owner, signature, approvedAt, blockNumber }]
      : []
  })
  await insertMany(approvedHashes, approved, (part) => tx.insert(approvedHashes).select(part).onConflictDoNothing())
  await insertMany(confirmations, firstOfEach([...approvals, ...executions]), (part) =>
    tx
      .insert(confirmations)
      .select(part)
      .onConflictDoUpdate({
        target: [confirmations.chainId, confirmations.safe, confirmations.safeTxHash, confirmations.owner],
        set: {
          source: sql`excluded.source`,
          signature: sql`excluded.signature`,
          submittedAt: sql`excluded.submitted_at`,
          blockNumber: sql`excluded.block_number`,
        },
        setWhere: sql`confirmations.source <> 'http' and excluded.block_number < confirmations.block_number`,
      }),
  )
}

/** By account, hash and owner the one of the earliest block; within a block the first of the list. */
function firstOfEach(rows: readonly ConfirmationRow[]): ConfirmationRow[] {
  const first = new Map<string, ConfirmationRow>()
  for (const row of rows.toSorted((a, b) => (a.blockNumber ?? 0) - (b.blockNumber ?? 0))) {
    const key = `${row.safe}:${row.safeTxHash}:${row.owner}`
    if (!first.has(key)) first.set(key, row)
  }
  return [...first.values()]
}
