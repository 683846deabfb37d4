/** What clients of the Safe Transaction Service take as its address; they append `/api` and the version. */
export const transactionServiceUrl = (origin: string, chainId: string): string => `${origin}/tx-service/${chainId}`
