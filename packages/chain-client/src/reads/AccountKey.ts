import type { Address } from '@countersign/primitives'

/**
 * An account on one chain.
 *
 * @example
 * const key: AccountKey = { chainId: '1', safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' }
 */
export type AccountKey = { readonly chainId: string; readonly safe: Address }
