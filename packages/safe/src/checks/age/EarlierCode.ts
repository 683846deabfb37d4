import type { Address } from '@countersign/primitives'
import type { Read } from '../Read.ts'

/**
 * What stood at called addresses some blocks before the reviewed one.
 *
 * @example
 * const earlier: EarlierCode = { blocks: 100n, seconds: 1200, wasContract: () => ({ ok: true, value: true }) }
 */
export type EarlierCode = {
  /** How many blocks before. */
  readonly blocks: bigint
  /** Between the two blocks; null where their times are not known. */
  readonly seconds: number | null
  /** Whether a contract stood there then; undefined where nobody asked. */
  wasContract(address: Address): Read<boolean> | undefined
}
