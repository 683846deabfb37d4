import { pageLink } from './pageLink.ts'

/** The address to share: it opens the transaction in its own account, whatever the reader has open. */
export const transactionLink = (account: string, id: string): string => pageLink(`/safes/${account}/transactions/${id}`)
