type Input = {
  /** The chain of the account that is open, when one is. */
  readonly requested: string | null
  readonly lastUsed: string | null
  readonly wallet: string | null
  readonly configured: readonly string[]
}

/** The chain asked for, else the last used one, else where the wallet is, else the first one: whichever is configured. */
export const chooseChainAtConnect = ({ requested, lastUsed, wallet, configured }: Input): string | undefined =>
  [requested, lastUsed, wallet, ...configured].find((id) => id !== null && configured.includes(id)) ?? undefined
