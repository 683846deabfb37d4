import { createTransactionStore, type TransactionRecord, transactionsOf } from '@countersign/connect/core'
import type { Address } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

/** Transactions that wallets sent from this browser. */
export const sentStore = createTransactionStore('countersign.transactions')

export const useSent = (account: Address): TransactionRecord[] => transactionsOf(useStore(sentStore), account)
