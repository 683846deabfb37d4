import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'

export type GivenNetworks = ReturnType<typeof createGivenNetworks>

/**
 * Chain ids of the networks that this page has asked a wallet to add. On these the wallet uses the node that the page named.
 *
 * @param key its name in `localStorage`
 * @example
 * createGivenNetworks('example.given-networks').has('1') // false
 */
export function createGivenNetworks(key: string) {
  const given = createStoredValue<string[]>(key, [], jsonCodec(z.array(z.string())))
  return {
    note: (chainId: string): void => given.update((known) => [...new Set([...known, chainId])]),
    has: (chainId: string): boolean => given.get().includes(chainId),
  }
}
