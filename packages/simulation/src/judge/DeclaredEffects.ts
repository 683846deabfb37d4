import type { Address, Hex, SettingsChange } from '@countersign/safe'

/** What the decoded transaction says it does; `declareEffects` derives it from the transaction alone. */
export type DeclaredEffects = {
  readonly safe: Address
  /** Settings calls of the account to itself, and of nested accounts to themselves. */
  readonly settings: readonly { readonly account: Address; readonly change: SettingsChange }[]
  /** Calls whose selector promises that a token moves. */
  readonly transfers: readonly { readonly token: Address; readonly selector: Hex; readonly to: Address | null }[]
  /** Zero means: a failing inner call reverts the whole (from 1.3.0 on). */
  readonly safeTxGas: bigint
}
