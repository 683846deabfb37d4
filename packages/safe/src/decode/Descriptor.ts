import type { Address } from '@countersign/primitives'

/**
 * An ERC-7730 file, as far as its text is used: how its author wants the calls of a contract to be read. Nothing of it is
 * checked, and no format of it is applied to a value.
 *
 * @example
 * const name = descriptor.owner ?? 'unknown'
 */
export type Descriptor = {
  readonly owner: string | null
  /** The contracts that it describes; empty if it names none. */
  readonly deployments: readonly { readonly chainId: string; readonly address: Address }[]
  readonly formats: readonly DescriptorFormat[]
}

/**
 * The text for one method.
 *
 * @example
 * const format: DescriptorFormat = { signature: 'wrap(uint256)', names: [{ name: 'amount', parts: null, lists: 0 }], intent: 'Wrap', fields: [] }
 */
export type DescriptorFormat = {
  /** Canonical: types only. */
  readonly signature: string
  readonly names: readonly DescriptorName[]
  readonly intent: string
  readonly fields: readonly { readonly label: string; readonly path: string }[]
}

/** A parameter's name, those of its components for a tuple, and of how many lists within lists it is one. */
export type DescriptorName = {
  readonly name: string
  readonly parts: readonly DescriptorName[] | null
  readonly lists: number
}

/**
 * What a descriptor says about a call.
 *
 * @example
 * const described: Described = { intent: 'Wrap', fields: [{ label: 'Amount', value: '5' }], owner: 'Lido' }
 */
export type Described = {
  readonly intent: string
  /** Values exactly as they are in the call. */
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly owner: string | null
}
