import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { useCallback, useSyncExternalStore } from 'react'
import { WalletError } from '../errors/WalletError.ts'
import type { TransactionRecord } from '../transactions/TransactionRecord.ts'
import { useTransactionsOf } from '../transactions/useTransactionsOf.ts'
import { useKit } from '../kit/KitContext.tsx'

/** A transaction that the host sent and the kit lists until it is confirmed. */
export type AddedTransaction = {
  /** `0x` and 64 hex characters. */
  readonly hash: string
  /** Names it in the list; not empty. */
  readonly description: string
  /** The number of blocks, including its own, after which it counts as confirmed. Default 1. */
  readonly confirmations?: number
}

/**
 * The function that adds a transaction which the connected wallet sent. The kit follows it until it is confirmed or has failed.
 *
 * @returns throws a `BaseError` that names the rule which the transaction violates, or a `WalletError` without a wallet
 * @example
 * const add = useAddTransaction()
 * const onSent = (hash: string) => add({ hash, description: 'Send 5 USDC', confirmations: 2 })
 */
export function useAddTransaction(): (transaction: AddedTransaction) => void {
  const { wallet, transactions } = useKit().state
  return useCallback(
    (transaction) => {
      const { address, chainId } = wallet.get()
      if (address === null || chainId === null) throw new WalletError('disconnected')
      transactions.add({ ...transaction, account: address, chainId })
    },
    [wallet, transactions],
  )
}

/**
 * What the connected wallet sent from this browser, newest first: pending ones, and the last ten that are finished.
 *
 * @example
 * const pending = useTransactions().filter(({ status }) => status === 'pending')
 */
export function useTransactions(): readonly TransactionRecord[] {
  const { wallet, transactions } = useKit().state
  const address: Address | null = useSyncExternalStore(wallet.subscribe, wallet.get).address
  return useTransactionsOf(transactions, address ?? ZERO_ADDRESS)
}
