import type { Abi } from 'viem'
import type { Address, Hex } from '@countersign/primitives'

/**
 * ABIs beyond the built-in ones. Order: by target, built-in, by selector.
 *
 * @example
 * const source: AbiSource = { byTarget: (to) => verified.get(to), bySelector: (selector) => seen.get(selector) }
 */
export type AbiSource = {
  /** The ABI known for a contract. */
  readonly byTarget?: (to: Address) => Abi | undefined
  /** Returns any ABI that has the selector. Called last. */
  readonly bySelector?: (selector: Hex) => Abi | undefined
}
