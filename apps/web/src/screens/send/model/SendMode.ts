import type { Chain } from '@countersign/api'
import { hasFeature } from '../../../data/config/hasFeature.ts'

export type SendMode = 'transfer' | 'call'

/** The kinds of transactions that this page offers on a chain. */
export const modesOf = (chain: Pick<Chain, 'features'>): readonly SendMode[] =>
  hasFeature(chain, 'CONTRACT_INTERACTION') ? ['transfer', 'call'] : ['transfer']
