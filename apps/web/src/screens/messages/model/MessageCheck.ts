import type { ViewContext } from '@countersign/describe/transaction'
import type { Address, Hex } from '@countersign/primitives'
import type { Verdict } from '@countersign/safe/checks'

/** What a row of the list says about a message after its hash and signatures were checked here. */
export type MessageCheck = {
  readonly isHashEqual: boolean
  readonly valid: number
  /** Owners whose signature was verified, or could not be checked. */
  readonly signedBy: readonly Address[]
  readonly excluded: number
  readonly unchecked: number
  /** What its page says of what it promises, in one word. */
  readonly content: { readonly verdict: Verdict; readonly title: string }
  /** Symbol and decimals of the tokens it names, read from their contracts. */
  readonly tokenOf: ViewContext['tokenOf']
  /** Packed from signatures verified here, as many as the chain asks for; null before, and where it is not what its page would offer. */
  readonly complete: Hex | null
}
