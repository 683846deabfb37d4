import type { Eip1193Provider } from './Eip1193Provider.ts'

/** The wallet's chain as decimal text, in whatever form it answers; null for an unreadable answer. */
export async function readWalletChainId(provider: Eip1193Provider): Promise<string | null> {
  return toChainId(await provider.request({ method: 'eth_chainId' }))
}

/**
 * A chain id as decimal text, in whatever form a wallet answers; null for an unreadable answer.
 *
 * @example
 * toChainId('0xa') // '10'
 */
export function toChainId(answer: unknown): string | null {
  const isNumeric = typeof answer === 'string' ? /^(0x[0-9a-f]+|\d+)$/i.test(answer) : Number.isSafeInteger(answer)
  return isNumeric ? BigInt(String(answer)).toString() : null
}
