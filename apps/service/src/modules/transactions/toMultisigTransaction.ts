import type { Transaction } from '@countersign/api'
import type { TokenIndex } from '../names/tokenIndex.ts'
import { plainAddress } from '../names/addressInfo.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { confirmationsOf } from './confirmationsOf.ts'
import type { ConfirmationIndex } from './findConfirmations.ts'
import { multisigStatus } from './multisigStatus.ts'
import type { MultisigRow } from './rows.ts'
import { toTransactionInfo } from './toTransactionInfo.ts'

export function toMultisigTransaction(
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  tokens: TokenIndex,
): Transaction {
  const confirmations = confirmationsOf(row, safe, index)
  const txStatus = multisigStatus(row, safe, confirmations.length)
  const signed = new Set(confirmations.map(({ owner }) => owner))
  const missing = safe.owners.filter((owner) => !signed.has(owner)).map(plainAddress)
  return {
    id: `multisig_${row.safe}_${row.safeTxHash}`,
    timestamp: row.executedAt ?? row.submittedAt,
    txHash: row.executedTransactionHash,
    txStatus,
    txInfo: toTransactionInfo({ ...row, refund: row }, tokens),
    executionInfo: {
      type: 'MULTISIG',
      nonce: row.nonce,
      confirmationsRequired: row.confirmationsRequired ?? safe.threshold,
      confirmationsSubmitted: confirmations.length,
      missingSigners: txStatus === 'AWAITING_CONFIRMATIONS' ? missing : null,
    },
    safeAppInfo: null,
    note: row.note,
  }
}
