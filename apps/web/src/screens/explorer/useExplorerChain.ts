import type { Chain } from '@countersign/api'
import { useChains } from '../../data/query/useChains.ts'

/** The configured chain of an explorer URL, by short name or decimal id; null for others. */
export const useExplorerChain = (name: string): Chain | null =>
  useChains().find(({ shortName, chainId }) => shortName === name || chainId === name) ?? null
