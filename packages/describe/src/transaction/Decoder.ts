import type { Decoding, Described, ResolvedTarget } from '@countersign/safe/decode'
import type { NewAccount } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import type { RecoveryCall } from '@countersign/safe/recovery'

/** A description from a file, with its source: the user of this browser, or the operator of the service. */
export type Reported = Described & { readonly by: 'person' | 'operator' }

/** What is known about a call besides its bytes. */
export type CallKnowledge = {
  readonly decoding: Decoding | null
  /**
   * The contract that answers at the target, as the chain shows it; null if it was not read or the node has not
   * answered.
   */
  readonly target: ResolvedTarget | null
  /** The description of an ERC-7730 file. It is shown beside the decoded call and proves nothing. */
  readonly described: Reported | null
  /** The account that the call creates, if the target is the published factory, verified by its code hash. */
  readonly newAccount?: NewAccount | null
  /** How the call changes a recovery, if the target is a Delay module, verified by its code hash. */
  readonly recovery?: RecoveryCall | null
}

/** Finds the contract that answers a selector at an address; null where it is not known. */
export type TargetLookup = (address: Address, selector: Hex) => ResolvedTarget | null

/** Finds what is known of a call: its function, its parameters, its meaning. */
export type Decoder = (data: Hex, to: Address) => CallKnowledge
