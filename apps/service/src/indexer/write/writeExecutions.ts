import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import type { MultisigRow } from '../fold/effects/Effect.ts'

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
