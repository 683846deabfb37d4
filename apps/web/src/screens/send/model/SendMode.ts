import type { Chain } from '@countersign/api'
import { hasFeature } from '../../../data/config/hasFeature.ts'

export type SendMode = 'transfer' | 'call'

/** The kinds of transactions this page makes on a network. */
export const modesOf = (chain: Pick<Chain, 'features'>): readonly SendMode[] =>
  hasFeature(chain, 'CONTRACT_INTERACTION') ? ['transfer', 'call'] : ['transfer']
