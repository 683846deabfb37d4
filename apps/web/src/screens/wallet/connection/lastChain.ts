const KEY = 'countersign.last-chain'

export function readLastChain(): string | null {
  try {
    const text = localStorage.getItem(KEY)
    return text !== null && /^\d+$/.test(text) ? text : null
  } catch {
    return null
  }
}

export function writeLastChain(chainId: string): void {
  try {
    localStorage.setItem(KEY, chainId)
  } catch {
    // Without storage, the wallet's own chain is used next time.
  }
}
