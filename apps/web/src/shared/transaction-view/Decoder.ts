import type { Decoding, ResolvedTarget } from '@countersign/safe/decode'
import type { Address, Hex } from '@countersign/safe/light'

/** What is known about a call besides its bytes. */
export type CallKnowledge = {
  readonly decoding: Decoding | null
  /** What the chain says answers there; null where it was not asked, or has not answered. */
  readonly target: ResolvedTarget | null
}

export type Decoder = (data: Hex, to: Address) => CallKnowledge
