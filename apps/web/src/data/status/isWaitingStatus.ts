import type { TransactionDetails } from '@countersign/api'

/** Whether a transaction with this status has not ended: it waits for confirmations or for its execution. */
export const isWaitingStatus = (status: TransactionDetails['txStatus']): boolean =>
  status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION'
