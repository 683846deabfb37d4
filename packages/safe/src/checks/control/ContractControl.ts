import type { Address } from '@countersign/primitives'

/**
 * Who controls a called contract, read from the chain at the reviewed block.
 *
 * @example
 * const control: ContractControl = { holders: [{ place: 'owner()', address: safe }], hasRole: false, trial: 'only-caller', isTwoStep: false }
 */
export type ContractControl = {
  /** The addresses that the contract itself names, with the place each was read from. */
  readonly holders: readonly { readonly place: string; readonly address: Address }[]
  /** The caller has a role that lets it make this call. */
  readonly hasRole: boolean
  /**
   * What the call did in a trial from its caller, and from an address without any rights. `only-caller` shows a right of the caller
   * that the contract keeps in a place of its own. `fails` shows nothing: an earlier call of the batch may be missing.
   */
  readonly trial: 'only-caller' | 'anybody' | 'fails' | 'not-tried'
  /** The contract has `pendingOwner()`: a new owner must accept. */
  readonly isTwoStep: boolean
}
