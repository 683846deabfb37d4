import type { Transaction, TransactionDetails } from '@countersign/api'
import { api } from '../client/apiClient.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { requestTransaction } from '../query/requestTransaction.ts'

/** The executed transaction with this nonce, according to the service; null if it names none. */
export async function findReplacement(
  key: AccountKey,
  nonce: number,
  signal: AbortSignal,
): Promise<TransactionDetails | null> {
  const { results } = await api().getMultisigTransactions({ params: key, query: { nonce, executed: true }, signal })
  const executed = results.find(({ transaction }) => isExecutedWith(transaction, nonce))
  return executed === undefined ? null : requestTransaction(key.chainId, executed.transaction.id, signal)
}

const isExecutedWith = ({ txStatus, executionInfo }: Transaction, nonce: number): boolean =>
  (txStatus === 'SUCCESS' || txStatus === 'FAILED') &&
  executionInfo?.type === 'MULTISIG' &&
  executionInfo.nonce === nonce
