import type { Address } from '@countersign/safe/light'
import type { ChainConfig } from '../../config/ChainConfig.ts'

/** Listed tokens whose Transfer event does not name its parties in topics: they cannot be filtered by the node. */
export const plainTokens = ({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] =>
  tokens.filter(({ plainEvents }) => plainEvents).map(({ address }) => address)
