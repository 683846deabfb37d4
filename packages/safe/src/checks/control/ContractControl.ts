import type { Address } from '@countersign/primitives'

/**
 * The control over a called contract, read from the chain at the reviewed block.
 *
 * @example
 * const control: ContractControl = { holders: [{ place: 'owner()', address: safe }], hasRole: false, trial: 'only-caller', isTwoStep: false }
 */
export type ContractControl = {
  /** The addresses that the contract names, each with the source of the value. */
  readonly holders: readonly { readonly place: string; readonly address: Address }[]
  /** Whether the caller has a role that allows this call. */
  readonly hasRole: boolean
  /**
   * The result of trying the call from its caller, and from an address without rights. `only-caller` shows a right of
   * the caller that the contract stores in its own form. `fails` proves nothing: an earlier call of the batch may be
   * missing.
   */
  readonly trial: 'only-caller' | 'any-caller' | 'fails' | 'not-tried'
  /** Whether the contract has `pendingOwner()`: a new owner must accept. */
  readonly isTwoStep: boolean
}
