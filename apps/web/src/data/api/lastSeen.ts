import type { TransactionDetails } from '@countersign/api'

/** A transaction as the service last told it. */
export type LastSeen = { readonly chainId: string; readonly details: TransactionDetails; readonly at: number }

let read: () => LastSeen[] = () => []

/** Called once by whoever holds the cache of answers: the queue does not vanish with the service. */
export const provideLastSeen = (reader: () => LastSeen[]): void => {
  read = reader
}

export const lastSeen = (): LastSeen[] => read()
