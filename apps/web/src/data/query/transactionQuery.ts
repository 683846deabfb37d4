import { queryOptions } from '@tanstack/react-query'
import { deletedTransactions, TransactionDeletedError } from './deletedTransactions.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { requestTransaction } from './requestTransaction.ts'

/** @param id transaction id or bare safeTxHash */
export const transactionQuery = (key: AccountKey, id: string) =>
  queryOptions({
    queryKey: queryKeys.transaction(key, id),
    queryFn: ({ signal }) => {
      const deleted = deletedTransactions.find(id)
      if (deleted !== null) throw new TransactionDeletedError(deleted)
      return requestTransaction(key.chainId, id, signal)
    },
  })
