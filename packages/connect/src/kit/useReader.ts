import { useMemo } from 'react'
import { createChainReader, type ReadChain } from '../chains/createChainReader.ts'
import { useOpenKit } from './KitContext.tsx'

/** What the kit reads chains with: the host's function, or else its own. */
export function useReader(): ReadChain {
  const { readChain, chains } = useOpenKit().config
  return useMemo(() => readChain ?? createChainReader(chains), [readChain, chains])
}
