import type { Hex } from '@countersign/primitives'

/**
 * How certain the decoding of bytes is, most certain first. A selector determines the types of the parameters, but
 * not their names, and not what the code does with them.
 *
 * @example
 * const certainty: Certainty = { kind: 'selector', source: 'ERC-20', known: 1 }
 */
export type Certainty =
  /** There is nothing to decode. */
  | { readonly kind: 'empty' }
  /** The target is a published contract, and its code has the published hash. */
  | { readonly kind: 'code'; readonly contract: string }
  /** An ABI the person added for this address. */
  | { readonly kind: 'added' }
  /** The target is at a published address; its code was not compared. */
  | { readonly kind: 'address'; readonly contract: string }
  /** A source provider claims it. */
  | { readonly kind: 'claim'; readonly provider: string }
  /** One known signature fits the bytes. `known`: how many have this selector, fitting or not. */
  | { readonly kind: 'selector'; readonly source: string; readonly known: number }
  /** Several known signatures fit the bytes; the first is shown. */
  | { readonly kind: 'collision'; readonly signatures: readonly string[] }
  /** The bytes can be read so, but the same words encode to other bytes. `trailing`: how many bytes follow the parameters. */
  | { readonly kind: 'inexact'; readonly reason: string; readonly trailing?: number }
  /** Only the service says so. */
  | { readonly kind: 'service' }
  | { readonly kind: 'unknown'; readonly selector: Hex | null }
