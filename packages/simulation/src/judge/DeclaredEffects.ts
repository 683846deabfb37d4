import type { Address } from '@countersign/primitives'
import type { AccountChange, InspectedCall } from '@countersign/safe/checks'

/** What the transaction says it does, read from its own bytes. */
export type DeclaredEffects = {
  readonly safe: Address
  readonly nonce: bigint
  /** Every call at every depth. */
  readonly calls: readonly InspectedCall[]
  /** Settings calls of accounts to themselves, and migrations. */
  readonly settings: readonly AccountChange[]
  /** Calls whose selector promises that a token moves. */
  readonly transfers: readonly InspectedCall[]
  /** Whether gas is refunded, which moves assets no call names. */
  readonly hasRefund: boolean
  /** Before 1.3.0, and with `safeTxGas` or a refund, a failing inner call uses the nonce up instead of reverting. */
  readonly keepsNonceOnFailure: boolean
}
