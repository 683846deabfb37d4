import type { TransactionDetails } from '@countersign/api'

/** A transaction as the service last returned it. */
export type LastSeen = { readonly chainId: string; readonly details: TransactionDetails; readonly at: number }

let read: () => LastSeen[] = () => []

/** The owner of the query cache calls this once, so that the queue stays available when the service does not answer. */
export const provideLastSeen = (reader: () => LastSeen[]): void => {
  read = reader
}

export const lastSeen = (): LastSeen[] => read()
