import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'

/** The account of an app, in its current state. */
export type AppAccount = {
  readonly chain: Chain
  readonly safe: Address
  /** Read from the chain. Loaded before the app runs, and again whenever the account changes. */
  readonly state: ChainState
  /** The connected wallet owns neither this account nor an account that owns it. */
  readonly isReadOnly: boolean
}
