import type { Chain, ChainFeature } from '@countersign/api'

/** Whether the service's configuration switches a feature on for this chain. */
export const hasFeature = (chain: Pick<Chain, 'features'>, feature: ChainFeature): boolean =>
  chain.features.includes(feature)
