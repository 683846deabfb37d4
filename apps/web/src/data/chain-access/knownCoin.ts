import { chainPresets } from '@countersign/chains'

/** The bundled native coin of a network; null for networks that are not bundled. */
export const knownCoin = (chainId: string): { readonly symbol: string; readonly decimals: number } | null =>
  chainPresets.find((preset) => String(preset.chainId) === chainId)?.nativeCurrency ?? null
