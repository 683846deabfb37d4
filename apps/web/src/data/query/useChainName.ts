import { useChains } from './useChains.ts'

/** What a network is called; null for one this page was told nothing of. */
export function useChainName(): (id: string) => string | null {
  const chains = useChains()
  return (id) => chains.find(({ chainId }) => chainId === id)?.chainName ?? null
}
