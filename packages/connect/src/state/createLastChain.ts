/**
 * The last chain of a connected wallet, stored in this browser.
 *
 * @param key its name in `localStorage`
 * @example
 * createLastChain('example.last-chain').read() // null
 */
export const createLastChain = (key: string) => ({
  read(): string | null {
    try {
      const text = localStorage.getItem(key)
      return text !== null && /^\d+$/.test(text) ? text : null
    } catch {
      return null
    }
  },
  write(chainId: string): void {
    try {
      localStorage.setItem(key, chainId)
    } catch {
      // Without storage, the wallet's own chain is used next time.
    }
  },
})
