import type { Decoding, Described, ResolvedTarget } from '@countersign/safe/decode'
import type { NewAccount } from '@countersign/safe'
import type { Address, Hex } from '@countersign/safe/light'
import type { RecoveryCall } from '@countersign/safe/recovery'

/** Words of a file, with who put it there: the person at this browser, or the operator of the service. */
export type Told = Described & { readonly by: 'person' | 'operator' }

/** What is known about a call besides its bytes. */
export type CallKnowledge = {
  readonly decoding: Decoding | null
  /** What the chain says answers there; null where it was not asked, or has not answered. */
  readonly target: ResolvedTarget | null
  /** What an ERC-7730 file says about it: text to stand beside, proof of nothing. */
  readonly described: Told | null
  /** The account it creates, where the published factory answers there; its code was compared. */
  readonly newAccount?: NewAccount | null
  /** What it does to a recovery, where a Delay module answers there; its code was compared. */
  readonly recovery?: RecoveryCall | null
}

/** What stands at an address, for a call with a selector; null where it is not known. */
export type TargetLookup = (address: Address, selector: Hex) => ResolvedTarget | null

export type Decoder = (data: Hex, to: Address) => CallKnowledge
