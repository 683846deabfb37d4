import type { TransactionDetails } from '@countersign/api'
import type { ClaimedOutcome } from '@countersign/safe/checks'

const CLAIMS: Partial<Record<TransactionDetails['txStatus'], ClaimedOutcome>> = {
  SUCCESS: 'executed',
  FAILED: 'failed',
  CANCELLED: 'replaced',
}

/** How the service says a transaction of the owners ended; null while it waits, and for what needed no signatures. */
export const claimedOutcome = (details: TransactionDetails): ClaimedOutcome | null =>
  details.detailedExecutionInfo?.type === 'MULTISIG' ? (CLAIMS[details.txStatus] ?? null) : null

/** The same without an ending that did not happen: it waits, whatever it is said to be. */
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
