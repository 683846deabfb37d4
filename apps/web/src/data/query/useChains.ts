import type { Chain } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from './chainsQuery.ts'

const NONE: Chain[] = []

/** Configured chains. They are in the cache before the page is drawn. */
export const useChains = (): Chain[] => useQuery(chainsQuery()).data ?? NONE
