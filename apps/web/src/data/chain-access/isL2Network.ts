import type { Chain } from '@countersign/api'
import { chainPresets } from '@countersign/chains'

/**
 * Whether a network is a layer 2. The presets decide for public chains. The configuration may name other networks a
 * layer 2; that another network is none is known from the service alone: null.
 */
export const isL2Network = ({ chainId, l2 }: Pick<Chain, 'chainId' | 'l2'>): boolean | null =>
  chainPresets.find((preset) => String(preset.chainId) === chainId)?.l2 ?? (l2 ? true : null)
