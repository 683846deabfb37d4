import type { TransactionDetails } from '@countersign/api'
import type { ClaimedOutcome } from '@countersign/safe/checks'

const CLAIMS: Partial<Record<TransactionDetails['txStatus'], ClaimedOutcome>> = {
  SUCCESS: 'executed',
  FAILED: 'failed',
  CANCELLED: 'replaced',
}

/** How a transaction of the owners ended according to the service; null while it waits, and for transactions that needed no signatures. */
export const claimedOutcome = (details: TransactionDetails): ClaimedOutcome | null =>
  details.detailedExecutionInfo?.type === 'MULTISIG' ? (CLAIMS[details.txStatus] ?? null) : null

/** The details of a transaction as waiting, when the chain does not confirm the claimed outcome. */
export function asWaiting({ transfers: _, ...details }: TransactionDetails): TransactionDetails {
  const execution = details.detailedExecutionInfo
  return {
    ...details,
    txStatus: 'AWAITING_CONFIRMATIONS',
    executedAt: null,
    txHash: null,
    detailedExecutionInfo: execution?.type === 'MULTISIG' ? { ...execution, executor: null } : execution,
  }
}
