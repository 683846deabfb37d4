import type { Address } from '@countersign/primitives'
import type { Read } from '../Read.ts'

/**
 * The contracts at called addresses some blocks before the reviewed one.
 *
 * @example
 * const earlier: EarlierCode = { blocks: 100n, seconds: 1200, wasContract: () => ({ ok: true, value: true }) }
 */
export type EarlierCode = {
  /** The number of blocks before. */
  readonly blocks: bigint
  /** The time between the two blocks; null if it is not known. */
  readonly seconds: number | null
  /** Whether the address had code at that block; undefined if it was not read. */
  wasContract(address: Address): Read<boolean> | undefined
}
