import { pageLink } from './pageLink.ts'

/** The URL for sharing: it opens the transaction in its own account, whatever account the reader has open. */
export const transactionLink = (account: string, id: string): string => pageLink(`/safes/${account}/transactions/${id}`)
