import type { Chain } from '@countersign/api'
import { NATIVE_DECIMALS } from '@countersign/primitives'

export type NativeCoin = { readonly symbol: string; readonly decimals: number }

/**
 * The coin of a network, for amounts that are typed or shown. The decimals never come from the service: one zero more in its answer would
 * multiply what a user types by ten. The check `native-currency` reports the difference.
 */
export const nativeCoin = ({ nativeCurrency }: Pick<Chain, 'nativeCurrency'>): NativeCoin => ({
  symbol: nativeCurrency.symbol,
  decimals: NATIVE_DECIMALS,
})
