import { AddressSchema, Amount, DataDecoded, HashSchema, HexSchema, Operation } from '@countersign/api'
import { decodeData, findSafeCalls } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ethereumTransactions } from '../../db/schema/schema.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import {
  type ConfirmationIndex,
  confirmationsOf,
  findConfirmations,
} from '../../read/transactions/multisigTransactionOf.ts'
import type { MultisigRow } from '../../read/transactions/rows.ts'
import { Confirmation, toConfirmation } from './Confirmation.ts'
import { IsoTime } from './wireScalars.ts'

export const Transaction = z.object({
  safe: AddressSchema,
  to: AddressSchema,
  value: Amount,
  data: z.nullable(HexSchema),
  operation: Operation,
  gasToken: AddressSchema,
  safeTxGas: Amount,
  baseGas: Amount,
  gasPrice: Amount,
  refundReceiver: AddressSchema,
  nonce: z.string(),
  executionDate: z.nullable(IsoTime),
  submissionDate: IsoTime,
  modified: IsoTime,
  blockNumber: z.nullable(z.number()),
  transactionHash: z.nullable(HashSchema),
  safeTxHash: HashSchema,
  proposer: z.nullable(AddressSchema),
  proposedByDelegate: z.nullable(AddressSchema),
  executor: z.nullable(AddressSchema),
  isExecuted: z.boolean(),
  isSuccessful: z.nullable(z.boolean()),
  ethGasPrice: z.nullable(Amount),
  maxFeePerGas: z.null(),
  maxPriorityFeePerGas: z.null(),
  gasUsed: z.nullable(z.number()),
  fee: z.nullable(Amount),
  payment: z.nullable(Amount),
  /** JSON text. */
  origin: z.string(),
  dataDecoded: z.nullable(DataDecoded),
  confirmationsRequired: z.number(),
  confirmations: z.array(Confirmation),
  trusted: z.boolean(),
  /** In the form that the account accepted; null when the executing call cannot be read. */
  signatures: z.nullable(HexSchema),
})
export type Transaction = z.output<typeof Transaction>

type EthereumRow = typeof ethereumTransactions.$inferSelect

/** Transactions of one account in the form of that service: signatures and executing transactions in one query each. */
export async function toTransactions(
  context: ServiceContext,
  safe: SafeRow,
  rows: readonly MultisigRow[],
): Promise<Transaction[]> {
  const [index, executions] = await Promise.all([
    findConfirmations(
      context,
      safe.chainId,
      rows.map(({ safeTxHash }) => safeTxHash),
    ),
    findEthereumTransactions(
      context,
      safe.chainId,
      rows.map(({ executedTransactionHash }) => executedTransactionHash),
    ),
  ])
  return rows.map((row) => toTransaction(row, safe, index, executions.get(row.executedTransactionHash ?? '0x') ?? null))
}

export async function findEthereumTransactions(
  { db }: ServiceContext,
  chainId: string,
  hashes: readonly (Hex | null)[],
): Promise<ReadonlyMap<Hex, EthereumRow>> {
  const wanted = [...new Set(hashes.filter((hash) => hash !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.drizzle
    .select()
    .from(ethereumTransactions)
    .where(and(eq(ethereumTransactions.chainId, chainId), inArray(ethereumTransactions.hash, wanted)))
  return new Map(rows.map((row) => [row.hash, row]))
}

function toTransaction(
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  execution: EthereumRow | null,
): Transaction {
  const { to, value, operation, gasToken, safeTxGas, baseGas, gasPrice, refundReceiver, safeTxHash } = row
  const { proposer, proposedByDelegate, trusted, payment } = row
  return {
    safe: row.safe,
    to,
    value,
    data: row.data === '0x' ? null : row.data,
    operation,
    gasToken,
    safeTxGas,
    baseGas,
    gasPrice,
    refundReceiver,
    nonce: String(row.nonce),
    executionDate: row.executedAt,
    submissionDate: row.submittedAt,
    modified: row.modifiedAt,
    blockNumber: row.executedBlock,
    transactionHash: row.executedTransactionHash,
    safeTxHash,
    proposer,
    proposedByDelegate,
    executor: execution?.from ?? row.executor,
    isExecuted: row.executedTransactionHash !== null,
    isSuccessful: row.executedTransactionHash === null ? null : row.failed !== true,
    ethGasPrice: execution?.effectiveGasPrice ?? null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: execution === null ? null : Number(execution.gasUsed),
    fee: execution === null ? null : execution.gasUsed * execution.effectiveGasPrice,
    payment,
    origin: row.origin ?? '{}',
    dataDecoded: decodeData(row.data, to),
    confirmationsRequired: row.confirmationsRequired ?? safe.threshold,
    confirmations: confirmationsOf(row, safe, index).map(toConfirmation),
    trusted,
    signatures: execution === null ? null : findSignatures(row, execution),
  }
}

function findSignatures(row: MultisigRow, { from, to, input }: EthereumRow): Hex | null {
  if (to === null) return null
  const calls = findSafeCalls({ from, to, data: input })
  for (const call of calls) {
    const isIt = call.kind === 'execution' && call.safe === row.safe && call.to === row.to && call.value === row.value
    if (isIt && call.data === row.data && call.operation === row.operation) return call.signatures
  }
  return null
}

/** Version 1 had numbers where version 2 has decimal text. */
export const TransactionV1 = z.extend(Transaction, { nonce: z.number(), safeTxGas: z.number(), baseGas: z.number() })

export const toVersion1 = <Shown extends Transaction>(shown: Shown) => ({
  ...shown,
  nonce: Number(shown.nonce),
  safeTxGas: Number(shown.safeTxGas),
  baseGas: Number(shown.baseGas),
})
