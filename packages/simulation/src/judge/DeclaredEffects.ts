import type { Address } from '@countersign/primitives'
import type { AccountChange, InspectedCall } from '@countersign/safe/checks'

/** The effects that a transaction declares, read from its own bytes. */
export type DeclaredEffects = {
  readonly safe: Address
  readonly nonce: bigint
  /** Every call at every depth. */
  readonly calls: readonly InspectedCall[]
  /** Calls of accounts to themselves that change settings, and migrations. */
  readonly settings: readonly AccountChange[]
  /** Calls whose selector declares a token transfer, except those that a timelock makes later, or an unknown account. */
  readonly transfers: readonly InspectedCall[]
  /** Whether gas is refunded, which moves assets that no call names. */
  readonly hasRefund: boolean
  /** Before 1.3.0, and with `safeTxGas` or a refund, a failing inner call uses up the nonce instead of reverting. */
  readonly keepsNonceOnFailure: boolean
}
