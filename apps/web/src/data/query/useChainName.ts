import { useChains } from './useChains.ts'

/** The name of a network; null for a network that is not configured. */
export function useChainName(): (id: string) => string | null {
  const chains = useChains()
  return (id) => chains.find(({ chainId }) => chainId === id)?.chainName ?? null
}
