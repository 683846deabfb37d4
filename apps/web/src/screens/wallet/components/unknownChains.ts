const known = new Set<string>()
const nameOf = (wallet: string | null, chainId: string) => `${wallet ?? ''} ${chainId}`

/**
 * Networks a wallet said it does not know. Wallets cannot be asked for their list, so what one answered is remembered while
 * the page is open.
 */
export const unknownChains = {
  note: (wallet: string | null, chainId: string) => known.add(nameOf(wallet, chainId)),
  forget: (wallet: string | null, chainId: string) => known.delete(nameOf(wallet, chainId)),
  has: (wallet: string | null, chainId: string) => known.has(nameOf(wallet, chainId)),
}
