import type { Transaction } from '@countersign/api'
import { contractAddress, toTransactionInfo } from '@countersign/ledger'
import type { TokenIndex } from '../names/tokenIndex.ts'
import type { ModuleRow } from './rows.ts'

export function toModuleTransaction(row: ModuleRow, tokens: TokenIndex): Transaction {
  return {
    id: `module_${row.safe}_${row.id}`,
    timestamp: row.executedAt,
    txHash: row.transactionHash,
    txStatus: row.failed ? 'FAILED' : 'SUCCESS',
    txInfo: toTransactionInfo(row, tokens),
    executionInfo: { type: 'MODULE', address: contractAddress(row.module) },
    safeAppInfo: null,
    note: null,
  }
}
