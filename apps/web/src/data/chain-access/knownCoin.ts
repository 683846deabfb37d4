import { chainPresets } from '@countersign/chains'

/** The native coin bundled for a network; null for networks nobody bundled. */
export const knownCoin = (chainId: string): { readonly symbol: string; readonly decimals: number } | null =>
  chainPresets.find((preset) => String(preset.chainId) === chainId)?.nativeCurrency ?? null
