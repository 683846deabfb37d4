import type { Address } from '@countersign/primitives'
import type { Unit } from '@countersign/safe/checks'

/**
 * The unit of a token, or of the native currency for null; null if it is not known.
 *
 * @example
 * const unitOf: UnitOf = (token) => (token === null ? { symbol: 'ETH', decimals: 18 } : null)
 */
export type UnitOf = (token: Address | null) => Unit | null
