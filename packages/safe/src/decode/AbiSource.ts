import type { Abi } from 'viem'
import type { Address } from '../address/Address.ts'
import type { Hex } from '../hex/Hex.ts'

/**
 * ABIs beyond the built-in ones. Order: by target, built-in, by selector.
 *
 * @example
 * const source: AbiSource = { byTarget: (to) => verified.get(to), bySelector: (selector) => seen.get(selector) }
 */
export type AbiSource = {
  /** The ABI known for a contract. */
  readonly byTarget?: (to: Address) => Abi | undefined
  /** Any ABI that has the selector, asked last. */
  readonly bySelector?: (selector: Hex) => Abi | undefined
}
