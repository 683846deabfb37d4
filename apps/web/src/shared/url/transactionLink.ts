/** The address to share: it opens the transaction in its own account, whatever the reader has open. */
export const transactionLink = (account: string, id: string): string =>
  `${location.origin}/safes/${account}/transactions/${id}`
