type Input = {
  /** The chain of the open account, if one is open. */
  readonly requested: string | null
  readonly lastUsed: string | null
  readonly wallet: string | null
  readonly configured: readonly string[]
}

/**
 * The requested chain, else the last used one, else the wallet's, else the first: the first of these that is
 * configured.
 */
export const chooseChainAtConnect = ({ requested, lastUsed, wallet, configured }: Input): string | undefined =>
  [requested, lastUsed, wallet, ...configured].find((id) => id !== null && configured.includes(id)) ?? undefined
