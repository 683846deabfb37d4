import type { Address } from '@countersign/primitives'
import type { ChainConfig } from '../../config/ChainConfig.ts'

/** Listed tokens whose Transfer event has no indexed parties, so that a node cannot filter by them. */
export const plainTokens = ({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] =>
  tokens.filter(({ plainEvents }) => plainEvents).map(({ address }) => address)
