import { AddressSchema, Amount, DataDecoded, HashSchema, HexSchema, Operation } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import * as z from 'zod/mini'
import type { ModuleRow } from '../../read/transactions/rows.ts'
import { IsoTime } from './wireScalars.ts'

export const ModuleTransaction = z.object({
  created: IsoTime,
  executionDate: IsoTime,
  blockNumber: z.number(),
  isSuccessful: z.boolean(),
  transactionHash: HashSchema,
  safe: AddressSchema,
  module: AddressSchema,
  to: AddressSchema,
  value: Amount,
  data: z.nullable(HexSchema),
  operation: Operation,
  dataDecoded: z.nullable(DataDecoded),
  moduleTransactionId: z.string(),
})

export function toModuleTransaction(row: ModuleRow): z.output<typeof ModuleTransaction> {
  const { blockNumber, transactionHash, safe, module, to, value, operation } = row
  return {
    created: row.executedAt,
    executionDate: row.executedAt,
    blockNumber,
    isSuccessful: !row.failed,
    transactionHash,
    safe,
    module,
    to,
    value,
    data: row.data === '0x' ? null : row.data,
    operation,
    dataDecoded: decodeData(row.data, to),
    moduleTransactionId: row.id,
  }
}
