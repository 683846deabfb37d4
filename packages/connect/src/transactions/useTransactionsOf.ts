import type { Address } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'
import { type TransactionStore, transactionsOf } from './createTransactionStore.ts'
import type { TransactionRecord } from './TransactionRecord.ts'

/**
 * The transactions of one account in a store, newest first.
 *
 * @example
 * const count = useTransactionsOf(createTransactionStore('example.transactions'), alice).length
 */
export const useTransactionsOf = (
  store: Pick<TransactionStore, 'get' | 'subscribe'>,
  account: Address,
): TransactionRecord[] => transactionsOf(useSyncExternalStore(store.subscribe, store.get), account)
