import type { ViewContext } from '@countersign/describe/transaction'
import type { Address, Verdict } from '@countersign/primitives'

/** The result of checking a listed message: its hash and its signatures. */
export type MessageCheck = {
  readonly isHashEqual: boolean
  readonly valid: number
  /** Owners whose signature is verified, or could not be checked. */
  readonly signedBy: readonly Address[]
  readonly excluded: number
  readonly unchecked: number
  /** The verdict of the content check, with its title. */
  readonly content: { readonly verdict: Verdict; readonly title: string }
  /** Symbol and decimals of the tokens in the message, read from their contracts. */
  readonly tokenOf: ViewContext['tokenOf']
}
