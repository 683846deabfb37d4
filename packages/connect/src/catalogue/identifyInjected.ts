const OWN_FLAGS: readonly (readonly [flag: string, id: string])[] = [
  ['isBraveWallet', 'brave'],
  ['isRainbow', 'rainbow'],
  ['isCoinbaseWallet', 'coinbase'],
]

/**
 * Identifies the wallet at `window.ethereum` by the flags that wallets set before EIP-6963. Most wallets also set
 * `isMetaMask`, so it counts only if no other wallet's flag is set.
 *
 * @returns the id of the entry, `unknown` for a provider without an entry, null for no provider
 */
export function identifyInjected(provider: unknown): string | null {
  if (typeof provider !== 'object' || provider === null) return null
  const own = OWN_FLAGS.find(([flag]) => Reflect.get(provider, flag) === true)
  if (own) return own[1]
  return isSet(provider, 'isMetaMask') && !hasOtherFlag(provider) ? 'metaMask' : 'unknown'
}

const isSet = (provider: object, flag: string) => Reflect.get(provider, flag) === true

function hasOtherFlag(provider: object): boolean {
  for (const name in provider) if (/^is[A-Z]/.test(name) && name !== 'isMetaMask' && isSet(provider, name)) return true
  return false
}
