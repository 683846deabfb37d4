/** The columns of an account whose creation no block that was read contains. */
export const NO_CREATION = {
  createdBlock: null,
  creationTransactionHash: null,
  creator: null,
  factory: null,
  setupData: null,
  saltNonce: null,
  createdAt: null,
  creationSingleton: null,
} as const
