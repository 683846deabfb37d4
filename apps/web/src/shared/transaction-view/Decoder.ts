import type { Decoding, Described, ResolvedTarget } from '@countersign/safe/decode'
import type { Address, Hex } from '@countersign/safe/light'

/** Words of a file, with who put it there: the person at this browser, or the operator of the service. */
export type Told = Described & { readonly by: 'person' | 'operator' }

/** What is known about a call besides its bytes. */
export type CallKnowledge = {
  readonly decoding: Decoding | null
  /** What the chain says answers there; null where it was not asked, or has not answered. */
  readonly target: ResolvedTarget | null
  /** What an ERC-7730 file says about it: text to stand beside, proof of nothing. */
  readonly described: Told | null
}

/** What stands at an address, for a call with a selector; null where it is not known. */
export type TargetLookup = (address: Address, selector: Hex) => ResolvedTarget | null

export type Decoder = (data: Hex, to: Address) => CallKnowledge
